vcl 4.1;

import std;

# Varnish between your TLS proxy and Vitrine: CDN_PURGE_URL=http://127.0.0.1:6081/purge of Vitrine leads here.
backend vitrine {
  .host = "127.0.0.1";
  .port = "3000";
}

acl vitrine_servers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    # A TLS proxy on this machine has the same address, and says whom it asks for.
    if (client.ip !~ vitrine_servers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Not allowed"));
    }
    if (req.method != "POST" || req.http.Surrogate-Key !~ "^store-[0-9a-f-]{36}$") {
      return (synth(400, "Not a purge"));
    }
    ban("obj.http.Surrogate-Key ~ " + req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Where a visitor came from is counted by the page itself, and changes nothing that it shows.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|fbclid|gclid|msclkid)=[^&]*", "\1");
  set req.url = regsuball(req.url, "&+", "&");
  set req.url = regsub(req.url, "(\?)&|[?&]$", "\1");
  set req.url = regsub(req.url, "\?$", "");
  # Cookies are no reason to ask: Vitrine says of each answer whether it is for everyone.
  return (hash);
}

sub vcl_backend_response {
  # Whatever is not marked for shared caches is for one visitor, or for now.
  if (beresp.http.Cache-Control !~ "s-maxage=" && beresp.http.Cache-Control !~ "immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=") {
    set beresp.grace = std.duration(
      regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
  }
}

sub vcl_deliver {
  # Of use to caches alone.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
