# Pages and server in one image; see docs/operations/containers.md.
# docker and podman both look for the name Dockerfile.
ARG NODE=docker.io/library/node:24.21.0-bookworm-slim

FROM $NODE AS packages
WORKDIR /app
# Only the files of the install, so that its layer is rebuilt only when packages change.
COPY package.json package-lock.json .npmrc ./
COPY scripts/with-node.mjs scripts/run-step.mjs scripts/
RUN node scripts/with-node.mjs --version

# The server runs on the image's Node, without the packaged Node and the packages of the build.
FROM packages AS server-packages
RUN npm prune --omit=dev --omit=optional --no-save
# The list of packages for scanners: docs/operations/containers.md. With --omit dev, npm leaves out packages of the
# server that one of the build needs too, such as react, so the list has those of the build.
RUN npm sbom --package-lock-only --omit optional --sbom-format cyclonedx > /app/sbom.cdx.json

# The settings of the build are also settings of the server: the API key, the name in mails.
FROM $NODE AS settings
ARG SITE_URL=""
ARG API_BASE_URL=""
ARG API_KEY=""
ARG LIVE_FORMS=""
ARG RETENTION_DAYS=""
ARG SHOP=""
ARG ACCOUNTS=""
ARG DESK=""
ENV SITE_URL="$SITE_URL" \
    API_BASE_URL="$API_BASE_URL" \
    API_KEY="$API_KEY" \
    LIVE_FORMS="$LIVE_FORMS" \
    RETENTION_DAYS="$RETENTION_DAYS" \
    SHOP="$SHOP" \
    ACCOUNTS="$ACCOUNTS" \
    DESK="$DESK"
WORKDIR /app

# The company's content. The option --build-context content=../our-company puts another folder in its place.
FROM scratch AS content
COPY content /

FROM settings AS build
COPY --from=packages /app/node_modules node_modules
COPY . .
COPY --from=content / /content
# A checkout may be readable by its owner only; the image runs as another user.
# The server's image copies folders that a company without homes, or without a desk, does not have.
RUN CONTENT_DIR=/content npm run build && mkdir -p /content/developments build/desk && chmod -R a+rX /content build catalog domain package.json server

FROM settings
COPY --from=server-packages /app/node_modules node_modules
COPY --from=server-packages /app/sbom.cdx.json ./
COPY --from=build /app/package.json ./
COPY --from=build /app/catalog catalog
# The server reads who the company is, which homes there are, and titles of projects; the rest is in the pages.
COPY --from=build /content/company content/company
COPY --from=build /content/developments content/developments
COPY --from=build /content/forms content/forms
COPY --from=build /content/projects content/projects
COPY --from=build /content/rates content/rates
COPY --from=build /app/domain domain
COPY --from=build /app/server server
COPY --from=build /app/build/client build/client
COPY --from=build /app/build/desk build/desk
COPY --from=build /app/build/.compressed build/.compressed
# The options of `npm start` save memory. "localhost" would not be reachable from outside.
ENV NODE_ENV=production \
    NODE_OPTIONS="--max-semi-space-size=2 --v8-pool-size=2 --expose-gc" \
    NODE_COMPILE_CACHE=/app/.compiled \
    HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/data
RUN install -d -o node -g node -m 700 /data "$NODE_COMPILE_CACHE"
USER 1000:1000
# Loads the whole server to compile it: an invalid port ends it before it opens anything.
RUN ! PORT=none node server/main.ts 2>/dev/null && node --eval \
  'for (const file of ["storage/postgres", "storage/sqlite-worker", "intake/documents/inspection-worker"]) import(`#server/${file}.ts`)'
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "--eval", \
  "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Node directly, without a shell or npm, so that it receives SIGTERM.
CMD ["node", "server/main.ts"]
