import type { SideWords } from '../side-words.ts'

/** What pages beside the page say in Italian. */
export const italian: SideWords = {
  privacy: {
    responsible: 'Titolare',
    visit: [
      'Visita di questo sito',
      'Per inviarti una pagina, il server riceve l’indirizzo del tuo dispositivo e il nome del browser. Può conservare l’indirizzo per poco tempo per evitare abusi. Caratteri e immagini vengono dallo stesso server.\nLe visite sono contate senza cookie, come somme giornaliere da cui nessuno può essere riconosciuto. Sono conservate 13 mesi.',
    ],
    form: [
      'Modulo di contatto',
      'Quello che scrivi nel modulo ci arriva per e-mail ed è conservato per poterti rispondere, al massimo 24 mesi. Non è usato per altro.',
    ],
    newsletter: [
      'Newsletter',
      'Il tuo indirizzo e-mail entra nell’elenco solo quando lo confermi con un link in un’e-mail che ricevi. Puoi cancellarti in ogni momento; resta allora solo un segno illeggibile dell’indirizzo, per non scriverti più.',
    ],
    booking: [
      'Appuntamenti',
      'Il pulsante di prenotazione porta alla pagina di un altro fornitore. Quello che inserisci lì è trattato da lui secondo la sua informativa.',
    ],
    cookies: [
      'Scelta dei cookie',
      'La tua risposta al banner dei cookie è conservata sul tuo dispositivo, per non chiedertela di nuovo. Puoi cambiarla in fondo alla pagina.',
    ],
    analytics: [
      'Google Analytics',
      'Se accetti i cookie, Google Analytics misura come è usato il sito. Imposta cookie e trasmette il tuo indirizzo, il dispositivo e le pagine viste a Google, anche negli USA. Senza il tuo consenso non ne viene caricato nulla. Puoi revocare il consenso in fondo alla pagina.',
    ],
    container: [
      'Google Tag Manager',
      'Se accetti i cookie, Google Tag Manager può caricare servizi scelti da noi, che possono impostare cookie e ricevere il tuo indirizzo e quello che fai qui. Senza il tuo consenso non ne viene caricato nulla. Puoi revocare il consenso in fondo alla pagina.',
    ],
    youtube: [
      'YouTube',
      'Un video è caricato da YouTube, un servizio di Google, solo quando lo avvii, nella modalità senza cookie. Google conosce allora il tuo indirizzo e sa che guardi il video.',
    ],
    vimeo: [
      'Vimeo',
      'Un video è caricato da Vimeo solo quando lo avvii. Vimeo conosce allora il tuo indirizzo e sa che guardi il video. Chiediamo a Vimeo di non tracciarti.',
    ],
    embed: [
      'Contenuti di altri',
      'Questo sito mostra in un riquadro contenuti di un altro fornitore. All’apertura della pagina questi conosce il tuo indirizzo e può trattare dati secondo la sua informativa.',
    ],
    reviews: [
      'Recensioni',
      'Le recensioni dei clienti sono mostrate con il nome e il luogo che hanno indicato. Se una è tua e non deve più essere mostrata, dillo a noi.',
    ],
    rights: [
      'I tuoi diritti',
      'Puoi chiederci in ogni momento quali dati abbiamo su di te e farli correggere o cancellare.',
    ],
    european:
      'Secondo il regolamento generale sulla protezione dei dati (GDPR) puoi anche limitare un trattamento od opporti, ricevere i tuoi dati e revocare un consenso. Trattiamo dati per risponderti (art. 6, par. 1, lett. b), con il tuo consenso (lett. a) o perché abbiamo un interesse legittimo a un sito sicuro (lett. f). Puoi presentare reclamo a un’autorità per la protezione dei dati.',
  },
  imprint: {
    under: (law) => `Informazioni ai sensi di ${law}`,
    contact: 'Contatti',
    register: 'Registro',
    taxId: 'Partita IVA o codice fiscale',
    authority: 'Autorità di vigilanza',
  },
  terms: (name) => [
    [
      'Che cos’è questa pagina',
      `Questa pagina descrive quello che offre ${name}. Non è ancora un contratto: nasce quando ti confermiamo quello che hai ordinato o prenotato.`,
    ],
    [
      'Prezzi',
      'Valgono i prezzi che ti indichiamo alla conferma. Se qualcosa costa di più, te lo diciamo prima.',
    ],
    ['Appuntamenti', 'Se non puoi venire a un appuntamento, avvisaci appena puoi.'],
    ['Link', 'I link possono portare a pagine di altri, che rispondono di ciò che contengono.'],
    ['I tuoi diritti', 'I diritti che la legge ti dà come consumatore restano invariati.'],
  ],
}
