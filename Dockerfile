# The shop as an image: built with everything, run with what it needs at run time only.
# `docker build -t mariel-auto .`; pin the base to its bytes, too: --build-arg NODE=node:…-slim@sha256:…
ARG NODE=node:24.21.0-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Not `npm ci`: it refuses a lock file without the binaries of systems that a registry does not carry.
RUN npm install --no-save --include=dev --workspaces=false --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY db db
COPY demo demo
COPY src src
RUN node scripts/build.ts

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund

FROM ${NODE}
# Inside of a container nobody else is at its own addresses. MALLOC_ARENA_MAX: docs/decisions/013-memory.md.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
# The pictures of the demo catalogue.
COPY demo demo
# For the commands: node scripts/migrate.ts, backup.ts, restore.ts, retention.ts, grant.ts, doctor.ts.
COPY package.json ./
COPY scripts scripts
COPY db db
COPY src src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Whether this process serves. Not /readyz: an outage of the database is no reason to kill the shop.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]
