// Runs before npm installs anything, under whichever Node the person has.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Shingle needs Node 20.19 or newer to install itself; this is Node ${process.versions.node}. See https://nodejs.org.`,
  )
  process.exit(1)
}
