/** The path of the demo's hub. */
export const demoHubPath = '/demo-hub';

/** The page of one of its projects, on whatever host the portal is. */
export const demoProjectPath = (id: string) => `${demoHubPath}/projects/${id}`;
