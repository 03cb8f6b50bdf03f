import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'animals',
  names: {
    english: 'Animals',
    spanish: 'Animales',
    french: 'Animaux',
    italian: 'Animali',
    german: 'Rund ums Tier',
    japanese: '動物・ペット',
    Korean: '동물',
  },
  tone: 'warm',
  ways: ['appointment', 'call-out', 'walk-in', 'enroll'],
  families: ['clinic', 'hearth', 'field'],
  palettes: ['sea', 'mint', 'delft', 'leaf'],
  artwork: { forms: ['coat', 'week', 'glyph'], motifs: ['dog-care'], never: ['bath', 'brush', 'scissors'] },
  schemaType: 'LocalBusiness',
  things: {
    english:
      listed(`dog, cat, puppy, kitten, rabbit, horse, pet, animal, paws, claws, fur, leash, lead, muzzle, kennel,
      crate, breed, poodle, spaniel, labrador, terrier, vaccinated, neutered, unneutered, spayed, vet,
      litter tray, hamster, guinea pig, budgie, parrot, tortoise, reptile, snake, lizard, chicken, hen, goat,
      sheep, alpaca, donkey, pony, mare, foal, hoof, saddle, horse rug, paddock, bridle, livestock, cattle, walkies,
      furry, four-legged, bark, flea, tick, microchip`),
    spanish:
      listed(`perro, gato, cachorro, conejo, caballo, mascota, animal, patas, garras, uñas del perro, correa, perrera,
      raza, caniche, vacunado, esterilizado, veterinario, hámster, cobaya, periquito, loro, tortuga, reptil,
      gallina, cabra, oveja, alpaca, burro, poni, yegua, potro, cuadra, silla de montar, manta de caballo, pienso, pulgas,
      peludo, patitas, adiestramiento, camada`),
    french:
      listed(`chien, chat, chiot, chaton, lapin, cheval, animal, pattes, griffes, laisse, chenil, race, caniche,
      vacciné, stérilisé, vétérinaire, hamster, cochon d’inde, perruche, perroquet, tortue, reptile, poule,
      chèvre, mouton, alpaga, âne, poney, jument, poulain, écurie, sabot, selle, couverture de cheval, croquettes, puces,
      promenade du chien, compagnon, litière`),
    italian:
      listed(`cane, gatto, cucciolo, coniglio, cavallo, animale, zampe, unghie del cane, guinzaglio, canile, razza,
      barboncino, vaccinato, sterilizzato, veterinario, criceto, porcellino d’india, pappagallo, tartaruga,
      rettile, gallina, capra, pecora, alpaca, asino, pony, puledro, scuderia, zoccolo, sella, coperta da cavallo, crocchette,
      pulci, passeggiata, peloso, cucciolata, addestramento`),
    german:
      listed(`hund, katze, welpe, kaninchen, pferd, haustier, tier, pfoten, krallen, fell, leine, zwinger, pudel,
      dackel, mischling, geimpft, kastriert, tierarzt, hamster, meerschweinchen, wellensittich, papagei,
      schildkröte, reptilien, huhn, ziege, schaf, alpaka, esel, pony, stute, fohlen, huf, sattel, pferdedecke, koppel,
      vierbeiner, rückruf, leinenführigkeit, fressen, futter, gassi, zecken`),
    japanese:
      listed(`犬, 猫, ペット, 子犬, うさぎ, 馬, 動物, わんちゃん, ねこちゃん, 猫ちゃん, 愛犬, 愛猫, 肉球, 爪切り, 毛並み, リード, 犬種, プードル, 小型犬, 大型犬, ワクチン, 去勢,
      避妊, ハムスター, インコ, カメ, 鶏, ヤギ, 羊, ポニー, 厩舎, 蹄, 散歩, 飼い主, しつけ, フード, ノミ`),
    Korean:
      listed(`강아지, 고양이, 반려견, 반려묘, 반려동물, 토끼, 애견, 애묘, 발톱, 목줄, 견종, 푸들, 소형견, 대형견, 예방접종, 중성화, 햄스터, 앵무새, 거북이, 닭, 염소, 조랑말,
      마구간, 산책, 보호자, 사료, 냥이, 멍멍이, 댕댕이, 집사`),
  },
}
