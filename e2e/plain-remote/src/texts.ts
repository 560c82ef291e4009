const english = {
  title: 'Checklist',
  loading: 'Loading...',
  greeting: (name: string) => `Shoots for ${name} to check`,
  first: 'Open the first shoot',
  card: (state: string) => `This shoot is ${state}.`,
};

const german: typeof english = {
  title: 'Checkliste',
  loading: 'Wird geladen...',
  greeting: (name) => `Drehs, die ${name} prüft`,
  first: 'Ersten Dreh öffnen',
  card: (state) => `Dieser Dreh ist ${state}.`,
};

export const textsIn = (locale: string) => (locale.startsWith('de') ? german : english);
