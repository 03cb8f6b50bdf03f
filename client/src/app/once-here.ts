/** What nobody sees, and the app can do without for its first moment. */
import '../account/leaving/other-tabs.ts'
import '../usage/watch-places.ts'
import { finishBegunLeaving } from '../account/leaving/fetch-ended.ts'
import { keepFocus } from './keep-focus.ts'
import { openAnewWhereMissing } from './open-anew.ts'
import { registerServiceWorker } from './register-service-worker.ts'

void finishBegunLeaving()
registerServiceWorker()
openAnewWhereMissing()
keepFocus()
