/**
 * A path on this host or an http(s) URL. Browsers read `\` as `/` and skip tabs and line breaks, so
 * such a path could lead to another host.
 */
export const pathOrWebAddress = /^(?:\/(?![/\\])|https?:\/\/)[^\t\r\n]*$/
