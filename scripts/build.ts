import { buildClientIfChanged, clientFolder } from '../start/client-build.ts'
import { nameOrigin } from '../start/name-origin.ts'

// `npm run build -- https://app.example` for those who serve the files by something else than `npm start`.
const [origin] = process.argv.slice(2)

await buildClientIfChanged(console.log)
if (origin !== undefined) await nameOrigin(clientFolder, new URL(origin).origin)
console.log(`What browsers get lies in ${clientFolder}.`)
