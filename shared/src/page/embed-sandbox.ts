/** What a frame of embedded code may: nothing that needs an origin, and nothing to the page around it. */
export const embedSandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'
