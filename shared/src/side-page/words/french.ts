import type { SideWords } from '../side-words.ts'

/** What pages beside the page say in French. */
export const french: SideWords = {
  privacy: {
    responsible: 'Responsable',
    visit: [
      'Visite de ce site',
      'Pour vous envoyer une page, le serveur reçoit l’adresse de votre appareil et le nom de votre navigateur. Il peut garder l’adresse peu de temps pour écarter les abus. Les polices et les images viennent du même serveur.\nLes visites sont comptées sans cookies, en sommes par jour qui ne permettent d’identifier personne. Elles sont conservées 13 mois.',
    ],
    form: [
      'Formulaire de contact',
      'Ce que vous écrivez dans le formulaire nous est envoyé par e-mail et conservé pour vous répondre, 24 mois au plus. Rien d’autre n’en est fait.',
    ],
    newsletter: [
      'Newsletter',
      'Votre adresse e-mail n’est inscrite qu’une fois confirmée par un lien dans un e-mail qui vous est envoyé. Vous pouvez vous désinscrire à tout moment ; il ne reste alors qu’une marque illisible de l’adresse, pour ne plus vous écrire.',
    ],
    booking: [
      'Rendez-vous',
      'Le bouton de réservation mène à la page d’un autre prestataire. Ce que vous y saisissez est traité par lui, selon sa propre politique de confidentialité.',
    ],
    cookies: [
      'Choix des cookies',
      'Votre réponse au bandeau des cookies est gardée sur votre appareil pour ne pas vous la redemander. Vous pouvez la changer au bas de la page.',
    ],
    analytics: [
      'Google Analytics',
      'Si vous acceptez les cookies, Google Analytics mesure l’usage du site. Il dépose des cookies et transmet votre adresse, votre appareil et les pages vues à Google, y compris aux États-Unis. Sans votre accord, rien n’en est chargé. Vous pouvez retirer votre accord au bas de la page.',
    ],
    container: [
      'Google Tag Manager',
      'Si vous acceptez les cookies, Google Tag Manager peut charger des services que nous avons choisis ; ils peuvent déposer des cookies et recevoir votre adresse et ce que vous faites ici. Sans votre accord, rien n’en est chargé. Vous pouvez retirer votre accord au bas de la page.',
    ],
    youtube: [
      'YouTube',
      'Une vidéo n’est chargée depuis YouTube, un service de Google, que lorsque vous la lancez, dans son mode sans cookies. Google apprend alors votre adresse et que vous regardez la vidéo.',
    ],
    vimeo: [
      'Vimeo',
      'Une vidéo n’est chargée depuis Vimeo que lorsque vous la lancez. Vimeo apprend alors votre adresse et que vous regardez la vidéo. Nous demandons à Vimeo de ne pas vous suivre.',
    ],
    embed: [
      'Contenu de tiers',
      'Ce site montre dans un cadre le contenu d’un autre prestataire. À l’ouverture de la page, celui-ci apprend votre adresse et peut traiter des données selon sa propre politique de confidentialité.',
    ],
    reviews: [
      'Avis',
      'Les avis de clients sont montrés avec le nom et le lieu qu’ils ont donnés. Si l’un d’eux est le vôtre et ne doit plus être montré, dites-le-nous.',
    ],
    rights: [
      'Vos droits',
      'Vous pouvez à tout moment nous demander quelles données nous avons sur vous, et les faire corriger ou effacer.',
    ],
    european:
      'Selon le règlement général sur la protection des données (RGPD), vous pouvez aussi limiter un traitement ou vous y opposer, recevoir vos données et retirer un accord. Nous traitons des données pour vous répondre (art. 6, § 1, b), avec votre accord (a) ou parce que nous avons un intérêt légitime à un site sûr (f). Vous pouvez adresser une réclamation à une autorité de protection des données.',
  },
  imprint: {
    under: (law) => `Informations selon ${law}`,
    contact: 'Contact',
    register: 'Immatriculation',
    taxId: 'Numéro de TVA ou SIRET',
    authority: 'Autorité de contrôle',
  },
  terms: (name) => [
    [
      'Ce qu’est cette page',
      `Cette page décrit ce que propose ${name}. Elle n’est pas encore un contrat : il se forme lorsque nous vous confirmons ce que vous avez commandé ou réservé.`,
    ],
    [
      'Prix',
      'Les prix qui comptent sont ceux que nous vous indiquons en confirmant. Si quelque chose coûte plus cher, nous vous le disons avant.',
    ],
    [
      'Rendez-vous',
      'Si vous ne pouvez pas venir à un rendez-vous, merci de nous prévenir le plus tôt possible.',
    ],
    ['Liens', 'Des liens peuvent mener à des pages de tiers, qui répondent de leur contenu.'],
    ['Vos droits', 'Les droits que la loi vous donne en tant que consommateur restent entiers.'],
  ],
}
