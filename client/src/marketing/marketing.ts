import './marketing.css'
import { deletedFlag } from '../account/leaving/deleted-flag.ts'
import { startTelling } from '../usage/tell-usage.ts'
import { sayTooLong } from './say-too-long.ts'
import { showTyped } from './typed-board.ts'

const form = document.querySelector<HTMLFormElement>('.start')
if (form) {
  const show = () => {
    showTyped(document, new FormData(form))
    sayTooLong(form)
  }
  form.addEventListener('input', show)
  // A reload or the way back may have filled the fields already.
  show()
}

// Whoever signed in on this device before goes straight to the list.
if (localStorage.getItem('account')) {
  for (const entry of document.querySelectorAll<HTMLAnchorElement>('[data-signed-in]')) {
    entry.href = entry.dataset.signedIn ?? entry.href
    entry.textContent = 'Your Websites'
  }
}

// Specification 2: whoever deleted their account comes here, and is told once that it is gone.
if (sessionStorage.getItem(deletedFlag)) {
  sessionStorage.removeItem(deletedFlag)
  const note = document.createElement('p')
  note.className = 'gone'
  note.role = 'status'
  note.textContent = 'Your account is deleted, with everything in it.'
  document.querySelector('main')?.prepend(note)
}

const { usage, page } = document.body.dataset
if (usage !== undefined && page !== undefined) {
  const [method = '', path = ''] = usage.split(' ')
  startTelling({ method, path }).notePageView(page)
}
