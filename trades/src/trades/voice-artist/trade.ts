import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'voice-artist',
  kind: 'events',
  names: {
    english: 'Voice-over artist',
    spanish: 'Locutor',
    french: 'Comédien voix off',
    italian: 'Doppiatore',
    german: 'Sprecher',
    japanese: 'ナレーター',
    Korean: '성우',
  },
  naming: {
    english: listed('voice artist, voice actor, voice over artist, audiobook narrator, voiceover'),
    spanish: listed('voz en off, actor de doblaje, locutora'),
    french: listed('voix off, voix-off, comédienne voix off, doublage'),
    italian: listed('speaker pubblicitario, voce fuori campo, voice over, doppiatrice'),
    german: listed('synchronsprecher, sprecherin, hörbuchsprecher, werbesprecher, sprachaufnahmen'),
    japanese: listed('声優, ナレーション'),
    Korean: listed('내레이션, 내레이터'),
  },
  things: {
    english: listed('demo, narration, audiobook, home studio, dubbing, adverts, narrator'),
    spanish: listed('narración, audiolibro, anuncios, demo'),
    french: listed('narration, livre audio, publicité, démo'),
    italian: listed('narrazione, audiolibri, spot, demo'),
    german: listed('hörbuch, werbung, demo, kabine, erklärvideo'),
    japanese: listed('吹替, 朗読, 宅録, 収録'),
    Korean: listed('더빙, 낭독, 홈레코딩, 광고'),
  },
}
