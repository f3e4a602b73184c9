// Plain JavaScript, because it must run on the old Node that it reports.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Vitrine needs Node 24, but this is Node ${process.versions.node}: ` +
      'run "npm ci" with install scripts allowed for the package "node", or install Node 24.',
  )
  process.exit(1)
}
