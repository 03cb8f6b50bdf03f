import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]-[hash:base64:6]' } },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: { app: 'index.html', marketing: 'src/marketing/marketing.ts' } },
  },
})
