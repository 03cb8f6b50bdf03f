import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pet-photographer',
  kind: 'animals',
  otherKind: 'events',
  names: {
    english: 'Pet photographer',
    spanish: 'Fotógrafo de mascotas',
    french: 'Photographe animalier',
    italian: 'Fotografo di animali',
    german: 'Tierfotograf',
    japanese: 'ペット写真館',
    Korean: '반려동물 사진관',
  },
  naming: {
    english:
      listed(`pet photography, dog photographer, dog photography, equine photographer, equine photography,
      animal portraits, pet portrait photography, pet portrait photographer, horse photographer`),
    spanish: listed(`fotografía de mascotas, fotógrafa de animales, fotografía canina, fotógrafo canino,
      retratos de mascotas, fotografía equina`),
    french: listed(`photographie animalière, photographe canin, photographe équin, portraits d’animaux,
      photos de chiens, shooting canin`),
    italian:
      listed(`fotografia di animali, fotografo pet, pet photographer, fotografa di animali, ritratti di animali,
      fotografia cani`),
    german:
      listed(`Tierfoto, Tierfotos, Tierfotografin, Tierfotografie, Hundefotograf, Hundefotografin, Hundefotografie, Pferdefotograf,
      Pferdefotografin, Pferdefotografie, Hundefotos, Hundeshooting, Tierportraits, Pferdeshooting,
      Haustierfotografie`),
    japanese: listed('ペットフォト, ペット撮影, ペットフォトグラファー, 犬の写真, 愛犬撮影, わんこ撮影'),
    Korean: listed('펫사진관, 반려동물 스튜디오, 강아지 사진, 펫스튜디오, 반려견 촬영, 고양이 사진'),
  },
  things: {
    english:
      listed(`dogs, horses, prints, framed, session, woods, studio, treats, wagging, beach shoots, cats, canvas,
      calendar, album`),
    spanish: listed('perro, gato, caballo, sesión, retrato, parque, lienzo, álbum, estudio, playa'),
    french: listed('chien, chat, cheval, séance, portrait, tirage, forêt, studio, toile, complicité'),
    italian: listed('cane, gatto, cavallo, sessione, ritratto, studio, bosco, stampe, tela, album'),
    german:
      listed(`Shooting, Hunde, Pferde, Katzen, Wald, Fotoshooting, Leinwand, Bilder, Portraits, Leckerli, Studio,
      Kalender, Abzüge, Fell`),
    japanese: listed(
      '撮影, 愛犬, 愛猫, スタジオ, ポートレート, アルバム, 公園, わんちゃん, データ, 記念写真',
    ),
    Korean: listed('촬영, 강아지, 고양이, 스튜디오, 액자, 원본, 프로필, 앨범, 견생샷, 보정'),
  },
}
