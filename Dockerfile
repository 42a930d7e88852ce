# Build and run: docker compose up (compose.yaml). docs/deploying.md describes it.
# BUILD_BASE needs Node 20 or newer and npm, BASE the C and C++ libraries. The product itself runs on the Node of package-lock.json.
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_BASE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/image.mjs /image

FROM ${BASE}
RUN groupadd --gid 1000 inward \
  && useradd --uid 1000 --gid 1000 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin inward \
  && install -d -o inward -g inward -m 0700 /data
COPY --from=build /image /
WORKDIR /app
USER inward
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MASTER_KEY_FILE=/data/master-key
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "health.mjs"]
CMD ["node", "server/main.ts"]
