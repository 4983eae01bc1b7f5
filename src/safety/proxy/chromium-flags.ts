/** Switches that leave a Chromium one way out: the proxy at this port of this machine. */
export function chromiumFlags(port: number): readonly string[] {
  return [
    `--proxy-server=http://127.0.0.1:${port}`,
    // Chromium reaches this machine without any proxy unless it is told not to.
    '--proxy-bypass-list=<-loopback>',
    // Names are resolved by the proxy. There is a stronger switch, --host-resolver-rules; it puts a warning over every
    // visible window, and with a proxy set Chromium was not seen to ask for any name.
    '--dns-prefetch-disable',
    // Both go by UDP, which no HTTP proxy takes. The name of the second has changed over time; an unknown one does no harm.
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  ];
}
