import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type RouteObject,
} from 'react-router';

/**
 * A router that follows the browser's address. Made of the same parts as react-router's own, which is in
 * one file with its forms, fetchers and links: 4 KB gzip that no app needs.
 */
export function createBrowserRouter(routes: RouteObject[]) {
  const history = createBrowserHistory();
  return createRouter({
    routes,
    history,
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
}
