import type { Plugin } from 'vite'

const sheetOfPicker = /(createElement\("style"\);\w+)\.innerHTML=/

/**
 * The colour picker writes its style sheet as markup, which the app's policy lets no text become. In a style element
 * plain text is the same. Fails the build when the picker does otherwise one day.
 */
export const plainStyle = (): Plugin => ({
  name: 'plain-style',
  transform: {
    filter: { id: /react-colorful\/dist\/index\.mjs/ },
    handler: (code) => {
      if (!sheetOfPicker.test(code))
        throw new Error('react-colorful no longer writes its style sheet as it did')
      return { code: code.replace(sheetOfPicker, '$1.textContent='), map: null }
    },
  },
})
