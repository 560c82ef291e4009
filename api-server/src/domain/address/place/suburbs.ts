const australianStates: Record<string, string> = {
  'Australian Capital Territory': 'ACT',
  'New South Wales': 'NSW',
  'Northern Territory': 'NT',
  Queensland: 'QLD',
  'South Australia': 'SA',
  Tasmania: 'TAS',
  Victoria: 'VIC',
  'Western Australia': 'WA',
};

/** A state as written in an address: `NSW` for New South Wales, elsewhere its name. */
export function stateAsWritten(country: string, name: string): string {
  return country === 'AU' ? (australianStates[name] ?? name) : name;
}

/** Whether addresses of the country name the suburb rather than the city around it. */
export function namesSuburb(country: string): boolean {
  return country === 'AU' || country === 'NZ';
}
