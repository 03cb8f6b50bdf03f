import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { plainLogging } from './plain-logging.ts'
import { plainStyle } from './plain-style.ts'
import { preloadLists } from './preload-lists.ts'
import { scriptName } from './script-name.ts'

const preBundled = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'radix-ui',
  'lucide-react',
  'sonner',
  'zustand',
  'zustand/vanilla',
  'countries-and-timezones',
  'zod',
  'zod/mini',
  'yjs',
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), plainLogging(), plainStyle(), preloadLists()],
  // One copy of React, whichever room a module comes from.
  resolve: { dedupe: ['react', 'react-dom'] },
  // Known from the start, so that no screen's first visit finds a new one and reloads the page in development.
  optimizeDeps: { include: preBundled },
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  build: {
    target: 'es2023',
    manifest: true,
    minify: 'terser',
    // A function written out where it is called compresses worse than the call.
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, inline: 1 } },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        ...{ app: 'index.html', marketing: 'src/marketing/marketing.ts' },
        analytics: 'src/analytics/analytics.ts',
        'marketing-names': 'src/marketing/creators/names.ts',
        'marketing-ideas': 'src/marketing/creators/ideas.ts',
        'marketing-support': 'src/marketing/support/support.ts',
        'marketing-blog': 'src/marketing/blog/blog.css',
        'marketing-links': 'src/marketing/links/links.ts',
        'marketing-pricing': 'src/marketing/pricing/pricing.css',
        'marketing-all-trades': 'src/marketing/trades/find-trades.ts',
        'marketing-trades': 'src/marketing/trades/trades.css',
      },
      // lib0 makes the schemas of elements that nobody here asks for; without the hint they stay, and all of its schemas.
      treeshake: { manualPureFunctions: ['$'] },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Seven letters of a hash are 42 bits, and six of a style sheet or font 36: no two builds of one meet.
        chunkFileNames: ({ name }) => `assets/${scriptName(name)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})
