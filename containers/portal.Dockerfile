# A portal's static files behind nginx, with the API passed on. Built from the root of the repository:
# docker build -f containers/portal.Dockerfile [--build-arg PORTAL=finance] .
# With --target server, the files are a volume at /srv/portal that teams deploy into.
# Node's version is that of the workspace's package.json.

# Debian's nginx has the module for what the build has compressed.
FROM debian:bookworm-slim AS server
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY docs/serving/nginx.conf containers/portal-nginx.conf containers/start-portal.sh /etc/shootline/
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/portal.json"]
CMD ["sh", "/etc/shootline/start-portal.sh"]

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes "$(node -p 'require("./package.json").config.pnpm')" fetch
COPY . .
ARG PORTAL
ARG CSP_REPORT_URL
RUN npm run build:portal -- $PORTAL && cp -a "dist/portal${PORTAL:+s/$PORTAL}" /srv/portal

FROM server
COPY --from=build /srv/portal /srv/portal
