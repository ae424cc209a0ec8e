#!/bin/sh
# The nightly job of compose.yaml: a backup and the erasure that is due, every night at 01:30 by the container's clock.
# Retention runs after a backup that has failed too.
trap 'exit 0' TERM INT
while :; do
  now=$(date +%s)
  next=$(date -d '01:30' +%s)
  [ "$next" -gt "$now" ] || next=$(date -d 'tomorrow 01:30' +%s)
  sleep "$((next - now))" &
  wait $!
  node scripts/backup.ts --keep 14
  node scripts/retention.ts
done
