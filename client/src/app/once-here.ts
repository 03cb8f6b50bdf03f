/** What nobody sees, and the app can do without for its first moment. */
import '../account/leaving/other-tabs.ts'
import '../usage/watch-places.ts'
