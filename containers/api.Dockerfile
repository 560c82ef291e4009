# The API. Built from the root of the repository: docker build -f containers/api.Dockerfile .
# Node's version is that of the workspace's package.json.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY api-server/package.json api-server/
COPY shared-api/package.json shared-api/
# Optional are Node itself, which the image has, and what this server does not use.
RUN npx --yes "$(node -p 'require("./package.json").config.pnpm')" install \
  --frozen-lockfile --prod --no-optional --filter "@shootline/api-server..."

FROM node:24.21.0-bookworm-slim
# Without MALLOC_ARENA_MAX the memory of each thread's C library grows and is not given back.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PORTAL_DIR=
WORKDIR /app
COPY --from=packages /app ./
COPY api-server ./api-server
COPY shared-api ./shared-api
COPY containers/api-command.sh /usr/local/bin/
RUN mkdir /data && chown node:node /data && cd /usr/local/bin && chmod +x api-command.sh \
  && for task in migrate backup restore; do ln -s api-command.sh "$task"; done
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((a) => process.exit(a.ok ? 0 : 1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "api-server/src/main.ts"]
