# Lotsman with Debian's Chromium, as an ordinary user. A virtual display gives it a real window:
#   docker build -t lotsman .
#   docker run --rm -it --init --hostname lotsman --security-opt seccomp=unconfined lotsman doctor
# The host name stays the same because a profile's lock names it. Under the random one that Docker gives, the lock that a
# killed container left in the volume would look like that of another computer, where nobody can see that it is stale.
# For the same reason one volume is for one container at a time.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm pack --pack-destination /tmp

FROM node:24-bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium xvfb xauth fonts-noto-core fonts-noto-color-emoji \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /tmp/lotsman-*.tgz /tmp/
RUN npm install --global /tmp/lotsman-*.tgz && rm /tmp/lotsman-*.tgz
USER node
WORKDIR /home/node
VOLUME /home/node/.local/share/lotsman
ENTRYPOINT ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1440x900x24", "lotsman"]
CMD ["--help"]
