import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dog-groomer',
  kind: 'animals',
  names: {
    english: 'Dog care',
    spanish: 'Cuidado de perros',
    french: 'Soins pour chiens',
    italian: 'Cura dei cani',
    german: 'Hundepflege',
    japanese: 'ドッグサロン',
    Korean: '반려견 관리',
  },
  naming: {
    english:
      listed(`dog grooming, pet groomer, pet grooming, grooming salon, dog salon, cat groomer, cat grooming,
      poodle parlour, dog wash, pet salon, dog groomer, dog grooming salon, groomer, dog parlour,
      dog groomers, doodle grooming, hand stripping, wash and clip, clip and nails, dog nail clipping,
      dog haircut, full groom, self service dog wash, puppy groom`),
    spanish: listed(`peluquería canina, peluquero canino, estética canina, peluquería felina, baño de perros,
      peluquera canina, grooming, salón canino, peluquería de mascotas, corte a tijera,
      baño y corte, baño perros, bañamos perros`),
    french:
      listed(`toiletteur, toilettage, toilettage canin, salon de toilettage, toiletteuse, toilettage chien,
      toiletteur canin, toiletteuse canine, toilettage pour chiens, tonte et bain,
      toilette vos chiens, toilette les chiens`),
    italian: listed(`toelettatura, toelettatore, toelettatura cani, salone per cani, toelettatrice, grooming,
      lavaggio cani, tosatura cani`),
    german: listed(`hundesalon, hundefriseur, tierfriseur, fellpflege, hundefriseurin, katzenfriseur, groomer,
      Tiersalon, Hundesalons, Groomerin, Hundescheren, Hundepflegesalon, Katzensalon, hundewäsche,
      trimmen und scheren`),
    japanese: listed(
      'トリミングサロン, ペットサロン, トリマー, 犬の美容室, ペット美容, トリミング, ペット美容室, ペットの美容室',
    ),
    Korean:
      listed(`애견 미용, 애견 미용실, 펫 미용, 반려견 미용, 애견샵, 고양이 미용, 애견미용실, 애견미용, 강아지 미용, 펫살롱, 펫미용, 부분미용, 전체미용, 강아지미용, 가위컷,
      위생미용`),
  },
  things: {
    english:
      listed(`dog, cat, puppy, fur, coat, claw, nail clip, bath, de-shed, matted, poodle, cockapoo, groom, wash,
      clip, trim, nail clipping, clipping, coats, shampoo, ear cleaning, brush out, puppies, doodles,
      poodles, terriers, paws, deshedding, first groom, shaggy, de-shedding, doodle, hand strip`),
    spanish:
      listed(`perro, gato, mascota, pelo, baño, corte, uñas, cachorro, deslanado, stripping, tijera, oídos,
      caniche`),
    french: listed(`chien, chat, poil, bain, coupe, griffes, chiot, tonte, poils, brossage, caniche, démêlage,
      shampoing, chiens, petit chien`),
    italian: listed('cane, gatto, pelo, bagno, taglio, unghie, cucciolo, tosatura, barboncino'),
    german:
      listed(`hund, katze, fell, bad, schur, krallen, welpe, trimmen, pudel, Scheren, Baden, Krallen schneiden,
      Pfoten, Unterwolle, Entfilzen, Terrier, Welpen, Ohrenpflege, Handstrippen, Doodle, Bürsten`),
    japanese: listed('犬, 猫, シャンプー, 爪切り, 毛玉, ペット, プードル, カット, 耳掃除, 小型犬'),
    Korean: listed('강아지, 반려견, 목욕, 발톱, 털, 미용, 고양이, 푸들, 소형견'),
  },
}
