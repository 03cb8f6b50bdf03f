import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bin-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Bin cleaning',
    spanish: 'Limpieza de contenedores',
    french: 'Lavage de poubelles',
    italian: 'Lavaggio cassonetti',
    german: 'Mülltonnenreinigung',
    japanese: 'ゴミ箱洗浄',
    Korean: '쓰레기통 세척',
  },
  naming: {
    english: listed(
      'wheelie bin cleaner, wheelie bin cleaning, bin cleaner, bin wash, bin washing, trash can cleaning, garbage bin cleaning, garbage can cleaning, dumpster cleaning',
    ),
    spanish: listed('lavado de contenedores, limpieza de cubos'),
    french: listed('nettoyage de poubelles, lavage de conteneurs'),
    italian: listed('pulizia cassonetti, lavaggio bidoni'),
    german: listed('Tonnenreinigung, Mülltonnen reinigen, Biotonne reinigen'),
    japanese: listed('ごみ箱清掃'),
    Korean: listed('분리수거함 세척'),
  },
  things: {
    english: listed('collection day, smells, maggots, per bin, disinfected, recycling'),
    spanish: listed('basura, olores, desinfección, cubos'),
    french: listed('odeurs, désinfection, collecte, bacs'),
    italian: listed('odori, disinfezione, raccolta, bidoni'),
    german: listed('Gerüche, Abfuhr, Tonnen, Desinfektion'),
    japanese: listed('収集日, 臭い, 消毒'),
    Korean: listed('악취, 소독, 수거일'),
  },
}
