import './ui/fonts.css'
import './ui/tokens.css'
import './ui/app-tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { onceDrawn } from './app/once-drawn.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
onceDrawn(() => import('./app/once-here.ts')).catch(console.error)
