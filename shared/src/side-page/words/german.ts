import type { SideWords } from '../side-words.ts'

/** What pages beside the page say in German. */
export const german: SideWords = {
  privacy: {
    responsible: 'Verantwortlich',
    visit: [
      'Besuch dieser Website',
      'Um Ihnen eine Seite zu schicken, erfährt der Server die Adresse Ihres Geräts und den Namen Ihres Browsers. Die Adresse kann er kurze Zeit behalten, um Missbrauch abzuwehren. Schriften und Bilder kommen vom selben Server.\nBesuche werden ohne Cookies gezählt, als Tagessummen, aus denen niemand erkannt werden kann. Sie werden 13 Monate aufbewahrt.',
    ],
    form: [
      'Kontaktformular',
      'Was Sie im Kontaktformular schreiben, wird uns per E-Mail geschickt und aufbewahrt, damit wir Ihnen antworten können, höchstens 24 Monate. Für anderes wird es nicht verwendet.',
    ],
    newsletter: [
      'Newsletter',
      'Ihre E-Mail-Adresse kommt erst auf die Liste, wenn Sie sie über einen Link in einer E-Mail an Sie bestätigen. Sie können sich jederzeit abmelden; dann bleibt nur ein unlesbares Kennzeichen der Adresse, damit Ihnen nicht wieder geschrieben wird.',
    ],
    booking: [
      'Termine',
      'Die Schaltfläche zur Terminbuchung führt zu einer Seite eines anderen Anbieters. Was Sie dort eingeben, verarbeitet dieser Anbieter nach seiner eigenen Datenschutzerklärung.',
    ],
    cookies: [
      'Cookie-Auswahl',
      'Ihre Antwort auf den Cookie-Hinweis wird auf Ihrem Gerät gespeichert, damit Sie nicht noch einmal gefragt werden. Am Fuß der Seite können Sie sie ändern.',
    ],
    analytics: [
      'Google Analytics',
      'Wenn Sie Cookies annehmen, zählt Google Analytics, wie die Website genutzt wird. Es setzt Cookies und übermittelt Ihre Adresse, Ihr Gerät und die Seiten, die Sie sehen, an Google, auch in die USA. Ohne Ihre Einwilligung wird nichts davon geladen. Am Fuß der Seite können Sie die Einwilligung widerrufen.',
    ],
    container: [
      'Google Tag Manager',
      'Wenn Sie Cookies annehmen, kann Google Tag Manager Dienste laden, die wir gewählt haben; sie können Cookies setzen und Ihre Adresse sowie Ihr Verhalten hier erfahren. Ohne Ihre Einwilligung wird nichts davon geladen. Am Fuß der Seite können Sie die Einwilligung widerrufen.',
    ],
    youtube: [
      'YouTube',
      'Ein Video wird erst von YouTube, einem Dienst von Google, geladen, wenn Sie es starten, im Modus ohne Cookies. Dann erfährt Google Ihre Adresse und dass Sie das Video ansehen.',
    ],
    vimeo: [
      'Vimeo',
      'Ein Video wird erst von Vimeo geladen, wenn Sie es starten. Dann erfährt Vimeo Ihre Adresse und dass Sie das Video ansehen. Wir bitten Vimeo, Sie nicht zu verfolgen.',
    ],
    embed: [
      'Inhalte anderer',
      'Diese Website zeigt Inhalte eines anderen Anbieters in einem Rahmen. Beim Öffnen der Seite erfährt dieser Anbieter Ihre Adresse und kann Daten nach seiner eigenen Datenschutzerklärung verarbeiten.',
    ],
    reviews: [
      'Bewertungen',
      'Bewertungen von Kunden werden mit dem Namen und Ort gezeigt, die sie angegeben haben. Wenn eine von Ihnen ist und nicht mehr gezeigt werden soll, sagen Sie es uns.',
    ],
    rights: [
      'Ihre Rechte',
      'Sie können jederzeit von uns erfahren, welche Daten wir über Sie haben, und sie berichtigen oder löschen lassen.',
    ],
    european:
      'Nach der Datenschutz-Grundverordnung können Sie außerdem die Verarbeitung einschränken lassen, ihr widersprechen, Ihre Daten erhalten und eine Einwilligung widerrufen. Wir verarbeiten Daten, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b), mit Ihrer Einwilligung (lit. a) oder weil wir ein berechtigtes Interesse an einer sicheren Website haben (lit. f). Sie können sich bei einer Datenschutzbehörde beschweren.',
  },
  imprint: {
    under: (law) => `Angaben gemäß ${law}`,
    contact: 'Kontakt',
    register: 'Registereintrag',
    taxId: 'Umsatzsteuer- oder Steuernummer',
    authority: 'Aufsichtsbehörde',
  },
  terms: (name) => [
    [
      'Was diese Seite ist',
      `Diese Seite beschreibt, was ${name} anbietet. Ein Vertrag ist sie noch nicht: Der kommt zustande, wenn wir Ihnen bestätigen, was Sie bestellt oder gebucht haben.`,
    ],
    [
      'Preise',
      'Es gelten die Preise, die wir Ihnen bei der Bestätigung nennen. Wird etwas teurer, sagen wir es vorher.',
    ],
    [
      'Termine',
      'Wenn Sie einen Termin nicht wahrnehmen können, sagen Sie uns bitte so früh wie möglich Bescheid.',
    ],
    ['Links', 'Links können zu Seiten anderer führen. Diese stehen für das ein, was dort steht.'],
    ['Ihre Rechte', 'Die Rechte, die das Gesetz Ihnen als Verbraucher gibt, bleiben unberührt.'],
  ],
}
