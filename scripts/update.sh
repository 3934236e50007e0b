#!/bin/sh
# Updates the shop of compose.yaml, beside its customers: `sh scripts/update.sh` after `git pull`. It
# stops at the first thing that fails; what serves by then goes on serving.
set -eu
cd "$(dirname "$0")/.."

docker compose build --pull shop-a
docker compose run --rm migrate node scripts/backup.ts "/backups/before-$(date +%Y%m%d-%H%M%S).gz"
docker compose run --rm migrate
for shop in shop-a shop-b; do
  docker compose up --detach --no-deps --wait "$shop"
done
# The other parts, where their version or settings changed.
docker compose up --detach --wait
