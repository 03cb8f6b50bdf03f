import { ownAnalyticsId } from '@shingle/shared/analytics/own-analytics.ts'
import { buildClientIfChanged, clientFolder } from '../start/client-build.ts'
import { nameOrigin } from '../start/name-origin.ts'

// `npm run build -- https://app.example` for those who serve the files by something else than `npm start`, and the id of the
// operator's own analytics after it where they count by any.
const [origin, analyticsId] = process.argv.slice(2)
if (analyticsId !== undefined && !ownAnalyticsId.test(analyticsId))
  throw new Error(`${analyticsId} is no id of Google Analytics, which begins with G-.`)

await buildClientIfChanged(console.log)
if (origin !== undefined) await nameOrigin(clientFolder, { origin: new URL(origin).origin, analyticsId })
console.log(`What browsers get lies in ${clientFolder}.`)
