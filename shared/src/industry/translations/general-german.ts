import type { PackCopy } from '../pack.ts'

/** German words for any trade. */
export const generalGerman: PackCopy = {
  trade: '',
  role: 'Inhaber',
  headlines: [
    '{trade} in {place}',
    '{name} in {place}',
    'Guten Tag, hier ist {name}',
    'Willkommen bei {name}',
    '{place}, das ist {name}',
    '{name}',
  ],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie uns, was Sie brauchen, und wir sagen Ihnen, wie wir es machen würden.',
    'Erzählen Sie uns, was Sie vorhaben. Sie bekommen eine klare Antwort von den Leuten, die die Arbeit machen.',
    'Schreiben Sie oder rufen Sie an, auch wenn es nur eine Frage ist. Bei {name} antworten wir selbst.',
  ],
  servicesLabel: 'Was wir machen',
  servicesLines: [
    'Steht es nicht auf der Liste? Fragen Sie trotzdem.',
    'Am Anfang steht ein Gespräch.',
    'Sie wissen nicht, wo Sie anfangen sollen? Erzählen Sie es mit Ihren Worten.',
  ],
  services: [
    {
      name: 'Ein erstes Gespräch',
      text: 'Sie sagen, was Sie brauchen, wir fragen nach, was fehlt. Das verpflichtet niemanden.',
      words: 'beratung*, gesprach*',
    },
    {
      name: 'Plan und Kostenschätzung',
      text: 'Was wir tun würden, in welcher Reihenfolge und was es etwa kostet. Schriftlich, zum Überschlafen.',
      words: 'planung, angebot*, kostenvoranschlag*',
    },
    {
      name: 'Die Arbeit selbst',
      text: 'Wie abgesprochen. Kommt etwas dazwischen, hören Sie davon, bevor wir weitermachen.',
      words: 'arbeit*, ausfuhrung*',
    },
    {
      name: 'Kleine Aufträge',
      text: 'Auch was nur eine Stunde dauert, ist uns recht. Fragen Sie einfach.',
      words: 'klein*, reparatur*',
    },
    {
      name: 'Regelmäßige Termine',
      text: 'Für alles, was jede Woche oder jeden Monat wiederkommt, in Ihrem Rhythmus.',
      words: 'wartung*, regelmassig*, monatlich*',
      special: true,
    },
    {
      name: 'Hilfe danach',
      text: 'Eine Frage drei Wochen später? Schreiben Sie, Sie erreichen jemanden, der Ihren Fall kennt.',
      words: 'hilfe, betreuung, service',
    },
  ],
  quotes: [
    'Erst zuhören, dann anfangen.',
    'Fragen Sie. Die Antwort ist ehrlich.',
    'Gute Arbeit sieht man jeden Tag.',
  ],
  reviews: [
    'Drei Fragen gestellt, drei klare Antworten bekommen. Gemacht wurde es so, wie wir es besprochen hatten.',
    'Ich wusste bei jedem Schritt, was als Nächstes kommt. Das ist viel wert.',
    'Ich kam mit einer vagen Idee und ging mit einem Plan. Es ist besser geworden, als ich es mir vorgestellt hatte.',
    'Zuerst wurde zugehört. Schon deshalb komme ich wieder.',
  ],
  questions: [
    {
      question: 'Wie fangen wir an?',
      answer:
        'Mit einer Nachricht oder einem Anruf. Sagen Sie in wenigen Worten, was Sie brauchen, dann geht es weiter.',
    },
    {
      question: 'Was kostet das?',
      answer:
        'Das hängt von der Aufgabe ab. Beschreiben Sie Ihre, und Sie bekommen eine Schätzung, bevor Sie sich entscheiden.',
    },
    {
      question: 'Wo arbeiten Sie?',
      answer:
        'Sagen Sie uns, wo Sie sind. Wir sagen Ihnen, ob wir kommen oder wie wir aus der Ferne helfen können.',
    },
    {
      question: 'Wie schnell geht es?',
      answer:
        'Manche Wochen sind voller als andere. Fragen Sie, und wir nennen ein Datum, das wir halten können.',
    },
    {
      question: 'Was soll ich vorbereiten?',
      answer:
        'Für eine Frage nichts. Ein Foto, ein Maß oder ein Beispiel, das Ihnen gefällt, spart oft Zeit.',
    },
    {
      question: 'Und wenn ich nicht genau weiß, was ich brauche?',
      answer: 'Dann sagen Sie das. Es gemeinsam herauszufinden, ist der erste Teil der Arbeit.',
    },
  ],
  headings: {
    services: [
      'Was wir machen',
      'Wobei wir helfen',
      'Fragen Sie uns danach',
      'Unsere Arbeit, Stück für Stück',
    ],
    gallery: ['Ein Blick hinein', 'Aus unseren Tagen', 'Bilder aus der Arbeit'],
    reviews: ['Was Kunden sagen', 'In ihren Worten', 'Gesagt und aufgeschrieben'],
    questions: ['Fragen und Antworten', 'Bevor Sie fragen', 'Gut zu wissen'],
    contact: ['Schreiben Sie uns', 'Sprechen wir darüber', 'Erzählen Sie mehr', 'Termin anfragen'],
    newsletter: ['Neues, ab und zu', 'Kurze Briefe', 'Bleiben wir in Kontakt'],
    scheduling: ['Einen Tag aussuchen', 'Termin finden'],
  },
  contactLines: [
    'Ein paar Worte genügen. Wir lesen alles selbst.',
    'Sagen Sie uns, was Sie brauchen und wie wir Sie erreichen.',
    'Stellen Sie eine Frage oder beschreiben Sie Ihr Vorhaben.',
  ],
  newsletterLines: [
    'Ein kurzer Brief, wenn es etwas zu erzählen gibt.',
    'Neues von uns, ab und zu, sonst nichts.',
  ],
  actions: ['Schreiben Sie uns', 'Eine Frage stellen', 'Termin anfragen', 'Vorhaben beschreiben'],
}
