import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'taxidermist',
  kind: 'maker',
  names: {
    english: 'Taxidermist',
    spanish: 'Taxidermista',
    french: 'Taxidermiste',
    italian: 'Tassidermista',
    german: 'Tierpräparator',
    japanese: '剥製工房',
    Korean: '박제 공방',
  },
  naming: {
    english:
      listed(`taxidermy, animal preservation, taxidermy studio, deer mounts, game mounts, pet preservation,
      fish taxidermy, trophy mounts, antler mounts, skull cleaning, bird taxidermy, entomology frames,
      European mounts, tannery`),
    spanish: listed(`taxidermia, naturalización de animales, disecador, disecado de animales, trofeos de caza,
      taller de taxidermia`),
    french:
      listed(`taxidermie, naturalisation d’animaux, naturaliste taxidermiste, atelier de taxidermie, empailleur,
      tannage de peaux`),
    italian:
      listed(`tassidermia, imbalsamatore, imbalsamazione animali, laboratorio di tassidermia, preparazione trofei,
      naturalizzazione animali`),
    german: listed(`Tierpräparatorin, Präparator, Präparatorin, Taxidermie, Präparation, Tierpräparation,
      Präparationswerkstatt, Gerberei, Jagdtrophäen, Trophäenpräparation`),
    japanese: listed('剥製, 剥製師, 剥製製作, 標本製作, 骨格標本, 鹿の剥製'),
    Korean: listed('박제, 박제사, 동물 박제, 표본 제작, 골격표본, 곤충표본, 박제 제작'),
  },
  things: {
    english:
      listed(`mounts, antlers, specimens, hides, birds, foxes, skulls, fish mounts, shoulder mount, freeze-dried,
      butterflies, glass eyes`),
    spanish: listed('cornamenta, aves, piel, cráneo, zorro, peces, ciervo, curtido'),
    french: listed('oiseaux, bois de cerf, peau, crânes, poissons, renard, chasse, massacre'),
    italian: listed('corna, uccelli, pelle, cranio, pesci, cervo, volpe, concia'),
    german: listed(`Geweih, Vögel, Trophäen, Fell, Schädel, Hirsch, Fische, Rehbock, Gehörn, Fuchs, Abkochen,
      Felle gerben`),
    japanese: listed('鹿, 角, 鳥, 毛皮, 標本, 頭骨, 魚, 昆虫, なめし'),
    Korean: listed('사슴, 뿔, 새, 모피, 표본, 두개골, 물고기, 곤충, 가죽'),
  },
}
