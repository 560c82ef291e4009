// Apps share this entry instead of react-router, as a package shared whole cannot be tree-shaken.
export {
  matchPath,
  Outlet,
  redirect,
  replace,
  Route,
  RouterProvider,
  Routes,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router';
export { createBrowserRouter } from './browser-router.ts';
export { Link, NavLink } from './link.tsx';
export { useSearchParams } from './use-search-params.ts';
