/**
 * A path on this host or an http(s) address. Browsers read `\` as `/` and skip tabs and line ends,
 * so a path with them may lead to another host.
 */
export const pathOrWebAddress = /^(?:\/(?![/\\])|https?:\/\/)[^\t\r\n]*$/
