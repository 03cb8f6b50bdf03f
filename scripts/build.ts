import { buildClientIfChanged, clientFolder } from '../start/client-build.ts'

await buildClientIfChanged(console.log)
console.log(`What browsers get lies in ${clientFolder}.`)
