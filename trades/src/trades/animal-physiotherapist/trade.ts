import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'animal-physiotherapist',
  kind: 'animals',
  otherKind: 'health-practice',
  names: {
    english: 'Animal physiotherapist',
    spanish: 'Fisioterapeuta animal',
    french: 'Ostéopathe animalier',
    italian: 'Fisioterapista per animali',
    german: 'Tierphysiotherapeut',
    japanese: '動物の整体・リハビリ',
    Korean: '반려동물 재활',
  },
  naming: {
    english:
      listed(`physio for horses, physiotherapist for horses, physio for dogs, physiotherapist for dogs, physiotherapist for animals, animal physiotherapy, veterinary physiotherapist, dog physio, canine physiotherapy, canine massage,
      equine physiotherapist, canine hydrotherapy, dog massage, equine massage, animal osteopath,
      animal chiropractor, horse physio, horse osteopath, equine osteopath, equine bodyworker,
      pet acupuncture`),
    spanish: listed(`fisioterapia animal, fisioterapia veterinaria, fisioterapia canina, osteopatía animal,
      osteópata equino, fisioterapeuta equino`),
    french:
      listed(`physiothérapie animale, ostéopathe équin, ostéopathe canin, masseur équin, kiné pour animaux,
      ostéopathie animale, ostéo animalier`),
    italian: listed(`fisioterapia veterinaria, fisioterapia animale, osteopata animale, fisioterapista equino,
      fisioterapia per cani, osteopatia animale`),
    german:
      listed(`Tierphysiotherapeutin, Tierphysiotherapie, Hundephysiotherapie, Pferdephysiotherapie, Tierosteopath,
      Tierosteopathin, Tierosteopathie, Pferdeosteopathie, Pferdeosteopath, Pferdeosteopathin,
      Tierheilpraxis, Hundephysio, Hundephysiotherapeut, Hundephysiotherapeutin, Pferdephysiotherapeut,
      Pferdephysiotherapeutin, Tierakupunktur`),
    japanese: listed(
      '犬の整体, ペット整体, 動物リハビリ, 犬のリハビリ, ドッグマッサージ, 馬の整体, 動物鍼灸, ペットマッサージ',
    ),
    Korean: listed('동물 재활, 강아지 재활, 반려견 재활치료, 강아지 마사지, 동물 물리치료, 반려견 수중재활'),
  },
  things: {
    english: listed(`stiff, lameness, arthritis, underwater treadmill, after surgery, older dogs, mobility,
      hip dysplasia, sport horses, back pain, laser, muscle, rehabilitation`),
    spanish: listed('hidroterapia, cojera, artrosis, displasia, perro, caballo, movilidad, cirugía, dolor'),
    french: listed(`boiterie, arthrose, chien, cheval, dysplasie, hydrothérapie, blocage, dos, récupération`),
    italian: listed(
      `artrosi, zoppia, displasia, cane, cavallo, idroterapia, massaggio, schiena, riabilitazione, dolore`,
    ),
    german:
      listed(`Arthrose, Unterwasserlaufband, Lahmheit, Hund, Pferd, Gangbild, Muskelaufbau, Hüftdysplasie, Rücken,
      Blockaden, Laser, Senioren, Nachsorge, Taping, Blutegel`),
    japanese: listed('ヘルニア, 老犬, 歩行, 水中トレッドミル, シニア犬, 愛犬, 関節, 麻痺, 術後, 馬'),
    Korean: listed('슬개골, 관절, 노견, 수중 런닝머신, 디스크, 수술 후, 보행, 강아지, 마비'),
  },
}
