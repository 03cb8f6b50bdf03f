import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pet-sitter',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Pet sitter',
    spanish: 'Cuidador de mascotas',
    french: 'Pet-sitter',
    italian: 'Pet sitter',
    german: 'Tiersitter',
    japanese: 'ペットシッター',
    Korean: '펫시터',
  },
  naming: {
    english: listed(`pet sitting, pet sitters, dog sitter, dog sitting, home boarding, dog boarding,
      small animal boarding, pet minding, pet care at home, pet sits, look after pets,
      look after your pets, look after dogs, look after your dog`),
    spanish: listed(`cuidado de mascotas, cuidadora de animales, pet sitter, residencia de mascotas,
      niñera de mascotas, guarda canina, cuido perros, cuidador de perros, cuidadora de perros, cuidar mascotas, cuidadora de mascotas`),
    french:
      listed(`pet sitter, garde d’animaux, pet sitting, garde à domicile d’animaux, pension pour animaux,
      nac en pension, garde vos chiens, garde votre chien, visite à domicile chats`),
    italian:
      listed(`pet sitting, pensione per animali, custodia animali, badare agli animali, tengo cani, tengo il tuo cane, accudire animali,
      pensione per cani casalinga`),
    german: listed(`Tiersitterin, Tierbetreuung, Haustierbetreuung, Tiersitting, Kleintierbetreuung,
      Urlaubsbetreuung für Tiere, Tierpension, Petsitter, Petsitterin, Haustiersitter, Haustiersitterin,
      Kleintierpension, betreue Hunde, betreue Ihren Hund`),
    japanese: listed('ペットの留守番, ペットのお世話, ペット預かり, ペットホテル, お世話代行'),
    Korean: listed('방문 펫시터, 반려동물 돌봄, 펫시팅, 반려동물 호텔, 펫호텔, 강아지 돌봄'),
  },
  things: {
    english:
      listed(`feeding, overnight stays, holidays, hamster, rabbit, guinea pigs, rabbits, plants watered,
      medication, updates, litter, fish, parrot`),
    spanish: listed(
      `vacaciones, pienso, conejo, hámster, cobaya, animales, plantas, medicación, fotos, noche`,
    ),
    french: listed(
      `vacances, animaux, lapin, cobaye, hamster, nourrir, croquettes, litière, plantes, nouvelles`,
    ),
    italian: listed(
      `vacanze, coniglio, criceto, cavia, animali, ciotola, piante, pernottamento, foto, medicine`,
    ),
    german:
      listed(`Füttern, Urlaub, Kaninchen, Meerschweinchen, Hamster, Vögel, Käfig, Blumen gießen, Medikamentengabe,
      Haustier, Haustiere, Fische, Briefkasten, Freigänger, Tiere`),
    japanese: listed('留守, ごはん, トイレ掃除, うさぎ, ハムスター, 小鳥, 旅行, 出張, 投薬, 写真報告'),
    Korean: listed('여행, 밥주기, 토끼, 햄스터, 앵무새, 급여, 배변 정리, 사진, 방문, 투약'),
  },
}
