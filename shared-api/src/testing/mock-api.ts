import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { errorStatus } from '../contract/error-status.ts';
import type { ApiErrorBody, paths } from '../contract/index.ts';

type HttpMethod = 'get' | 'post' | 'put' | 'delete';

type PathWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: object }> ? Path : never;
}[keyof paths];

type Answer<Path extends keyof paths, Method extends HttpMethod> =
  paths[Path] extends Record<
    Method,
    { responses: { 200: { content: { 'application/json': infer Body } } } }
  >
    ? Body
    : undefined;

interface Call {
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  query: URLSearchParams;
}

type Resolver<Body> = (call: Call) => Body | Response | Promise<Body | Response>;

function handle<Method extends HttpMethod>(method: Method) {
  return <Path extends PathWith<Method>>(path: Path, resolve: Resolver<Answer<Path, Method>>) =>
    http[method](`*/api${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      const answer = await resolve({ request, params, query });
      if (answer instanceof Response) return answer;
      return answer === undefined
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(answer as DefaultBodyType);
    });
}

/** msw handlers typed by the contract: `mockApi.get('/booking/{id}', () => buildBooking())`. */
export const mockApi = {
  get: handle('get'),
  post: handle('post'),
  put: handle('put'),
  delete: handle('delete'),
};

/** An error as the API answers it. */
export function errorResponse(
  type: ApiErrorBody['type'],
  message = '',
  errors: ApiErrorBody['errors'] = [],
): Response {
  return HttpResponse.json({ type, message, errors }, { status: errorStatus[type] });
}
