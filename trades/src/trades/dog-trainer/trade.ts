import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dog-trainer',
  kind: 'animals',
  otherKind: 'classes',
  names: {
    english: 'Dog trainer',
    spanish: 'Adiestrador canino',
    french: 'Éducateur canin',
    italian: 'Addestratore cinofilo',
    german: 'Hundetrainer',
    japanese: '犬のしつけ教室',
    Korean: '반려견 훈련소',
  },
  naming: {
    english:
      listed(`dog training, puppy training, dog trainers, puppy classes, puppy school, dog behaviourist,
      dog behaviorist, canine behaviourist, dog obedience, obedience classes, gun dog training,
      train your dog, train dogs`),
    spanish: listed(`adiestramiento canino, adiestrador de perros, educación canina, educador canino,
      escuela canina, etólogo canino, educar a tu perro, adiestradora canina, educadora canina`),
    french:
      listed(`éducatrice canine, éducation canine, dressage de chiens, école du chiot, comportementaliste canin,
      club canin, dresseur de chiens`),
    italian: listed(`educatore cinofilo, addestramento cani, educazione cinofila, scuola cuccioli,
      centro cinofilo, dog trainer, istruttore cinofilo, educatrice cinofila, addestratore cani`),
    german: listed(`Hundetrainerin, Hundeschule, Hundetraining, Welpenschule, Welpentraining, Hundeerziehung,
      Hundeverhaltensberatung, Hundepsychologe, Hundepsychologin, Hundecoach, Welpenkurs`),
    japanese: listed(
      'しつけ教室, ドッグトレーナー, ドッグトレーニング, 犬のしつけ, 子犬のしつけ, 犬の訓練所, パピークラス, 犬の幼稚園, 犬の訓練士, 出張しつけ',
    ),
    Korean: listed(
      '반려견 훈련사, 강아지 훈련, 애견훈련소, 반려견 교육, 강아지 유치원, 애견 훈련, 방문 훈련사, 강아지 훈련사, 반려견 훈련, 행동 교정, 방문 훈련',
    ),
  },
  things: {
    english:
      listed(`puppy, puppies, recall, lead walking, leash, socialisation, pulling, barking, reactive dogs,
      agility, clicker, treats, scent work, separation anxiety, good manners`),
    spanish:
      listed(`cachorro, cachorros, obediencia, correa, llamada, ladridos, agility, perro, clicker, premios,
      ansiedad por separación`),
    french:
      listed(`chiot, chiots, chien, rappel, laisse, marche en laisse, agility, aboiements, socialisation,
      obéissance, friandises`),
    italian: listed(`cucciolo, cuccioli, cane, guinzaglio, richiamo, agility, abbaio, obbedienza, clicker,
      classi di cuccioli`),
    german:
      listed(`Welpen, Welpe, Leinenführigkeit, Rückruf, Junghunde, Begleithundeprüfung, Agility, Mantrailing,
      Clicker, Leckerli, Leinenpöbler, Hundeführerschein, Angsthunde, Leine, Welpenspielstunde`),
    japanese: listed(
      '子犬, パピー, お座り, 待て, 無駄吠え, 噛み癖, 引っ張り癖, リード, 社会化, おやつ, 問題行動',
    ),
    Korean: listed('강아지, 반려견, 짖음, 배변훈련, 산책 예절, 사회화, 분리불안, 입질'),
  },
}
