import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'horse-trainer',
  kind: 'animals',
  names: {
    english: 'Horse trainer',
    spanish: 'Domador de caballos',
    french: 'Dresseur de chevaux',
    italian: 'Addestratore di cavalli',
    german: 'Pferdetrainer',
    japanese: '馬の調教',
    Korean: '말 조련사',
  },
  naming: {
    english:
      listed(`horse training, horse breaking, young horse starting, natural horsemanship, saddle fitter,
      saddle fitting, saddlery fitting, horse whisperer`),
    spanish: listed('doma de caballos, doma natural'),
    french: listed(
      `débourrage, éducation du cheval, saddle fitter, sellier ajusteur, équitation éthologique`,
    ),
    italian: listed('doma di cavalli, addestramento cavalli, saddle fitter, doma dolce'),
    german: listed(
      `pferdeausbildung, jungpferdeausbildung, sattler für pferde, sattelanpassung, horsemanship`,
    ),
    japanese: listed('調教師, サドルフィッター, 馬術トレーナー'),
    Korean: listed('말 조련, 마장마술 트레이너'),
  },
  things: {
    english: listed('saddle, flocking, young horse, bridle, girth, schooling, rider'),
    spanish: listed('silla de montar, doma, riendas, caballo, potros'),
    french: listed('selle, cheval, travail à pied, jeune cheval, bridon'),
    italian: listed('sella, puledro, cavallo, briglia, lavoro a terra'),
    german: listed('sattel, bodenarbeit, jungpferd, trense, anreiten, reiter, polstern, beritt'),
    japanese: listed('馬, 鞍, 調教, 若馬'),
    Korean: listed('안장, 조련, 승용마, 고삐'),
  },
}
