#!/bin/sh
# Serves the portal on port 8080. API_ADDRESS is where the API listens. With TRUST_PROXY=true, a proxy
# before this one ends TLS, and its X-Forwarded-For and -Proto are passed on.
set -eu

recipe=/etc/shootline/nginx.conf
headers=/srv/portal/.nginx/locations.conf
api=${API_ADDRESS:-api:3000}
sed -e 's/listen 80;/listen 8080;/' \
  -e 's/portal\.example/_/' \
  -e "s/127\.0\.0\.1:3000/$api/" "$recipe" > /tmp/portal.conf
if [ "${TRUST_PROXY:-}" = true ]; then
  sed -i -e 's/ \$remote_addr;/ $http_x_forwarded_for;/' \
    -e 's/ \$scheme;/ $http_x_forwarded_proto;/' /tmp/portal.conf
fi

# A volume is empty until the first deploy.
until [ -e "$headers" ]; do sleep 1; done

# The headers after a deploy that changed portal.json, and the addresses after a new release of the API.
state() {
  cksum < "$headers"
  getent ahosts "${api%:*}" | sort -u
}
loaded=$(state)
while sleep 5; do
  now=$(state)
  [ "$now" = "$loaded" ] && continue
  loaded=$now
  kill -HUP "$(cat /tmp/nginx.pid)" || true
done &
exec nginx -c /etc/shootline/portal-nginx.conf -e stderr -g 'daemon off;'
