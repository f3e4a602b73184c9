/** The address that the build gives a font's file. */
declare module '*.woff2?url' {
  const url: string
  export default url
}
