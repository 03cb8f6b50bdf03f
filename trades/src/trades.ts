// Written by scripts/trade-lists.ts from the folders of trades/.
import type { Trade } from './trade.ts'
import { trade as accountantTrade } from './trades/accountant/trade.ts'
import { trade as activityCenterTrade } from './trades/activity-center/trade.ts'
import { trade as acupuncturistTrade } from './trades/acupuncturist/trade.ts'
import { trade as advertisingAgencyTrade } from './trades/advertising-agency/trade.ts'
import { trade as aerialInstallerTrade } from './trades/aerial-installer/trade.ts'
import { trade as aestheticsClinicTrade } from './trades/aesthetics-clinic/trade.ts'
import { trade as afterSchoolClubTrade } from './trades/after-school-club/trade.ts'
import { trade as airportTransferTrade } from './trades/airport-transfer/trade.ts'
import { trade as alarmInstallerTrade } from './trades/alarm-installer/trade.ts'
import { trade as allotmentSocietyTrade } from './trades/allotment-society/trade.ts'
import { trade as alpacaWalksTrade } from './trades/alpaca-walks/trade.ts'
import { trade as alternativeTrade } from './trades/alternative/trade.ts'
import { trade as animalBehavioristTrade } from './trades/animal-behaviorist/trade.ts'
import { trade as animalPhysiotherapistTrade } from './trades/animal-physiotherapist/trade.ts'
import { trade as animalShelterTrade } from './trades/animal-shelter/trade.ts'
import { trade as antiquesTrade } from './trades/antiques/trade.ts'
import { trade as appDeveloperTrade } from './trades/app-developer/trade.ts'
import { trade as applianceRepairTrade } from './trades/appliance-repair/trade.ts'
import { trade as aquariumServiceTrade } from './trades/aquarium-service/trade.ts'
import { trade as architectTrade } from './trades/architect/trade.ts'
import { trade as artClassesTrade } from './trades/art-classes/trade.ts'
import { trade as artRestorerTrade } from './trades/art-restorer/trade.ts'
import { trade as asbestosRemovalTrade } from './trades/asbestos-removal/trade.ts'
import { trade as ashScatteringTrade } from './trades/ash-scattering/trade.ts'
import { trade as astrologerTrade } from './trades/astrologer/trade.ts'
import { trade as auctioneerTrade } from './trades/auctioneer/trade.ts'
import { trade as audiologistTrade } from './trades/audiologist/trade.ts'
import { trade as autoRepairTrade } from './trades/auto-repair/trade.ts'
import { trade as babyAndToddlerClassesTrade } from './trades/baby-and-toddler-classes/trade.ts'
import { trade as babySensoryTrade } from './trades/baby-sensory/trade.ts'
import { trade as bakeryTrade } from './trades/bakery/trade.ts'
import { trade as balloonDecoratorTrade } from './trades/balloon-decorator/trade.ts'
import { trade as balloonFlightsTrade } from './trades/balloon-flights/trade.ts'
import { trade as barberShopTrade } from './trades/barber-shop/trade.ts'
import { trade as basketMakerTrade } from './trades/basket-maker/trade.ts'
import { trade as bathroomFitterTrade } from './trades/bathroom-fitter/trade.ts'
import { trade as beautyBeautyTrade } from './trades/beauty-beauty/trade.ts'
import { trade as beddingShopTrade } from './trades/bedding-shop/trade.ts'
import { trade as beekeeperTrade } from './trades/beekeeper/trade.ts'
import { trade as bikeHireTrade } from './trades/bike-hire/trade.ts'
import { trade as bikeRepairTrade } from './trades/bike-repair/trade.ts'
import { trade as binCleanerTrade } from './trades/bin-cleaner/trade.ts'
import { trade as blacksmithTrade } from './trades/blacksmith/trade.ts'
import { trade as boatBuilderTrade } from './trades/boat-builder/trade.ts'
import { trade as boatEngineRepairTrade } from './trades/boat-engine-repair/trade.ts'
import { trade as boatTripsTrade } from './trades/boat-trips/trade.ts'
import { trade as bodyShopTrade } from './trades/body-shop/trade.ts'
import { trade as bookStoreTrade } from './trades/book-store/trade.ts'
import { trade as bookbinderTrade } from './trades/bookbinder/trade.ts'
import { trade as bouncyCastleHireTrade } from './trades/bouncy-castle-hire/trade.ts'
import { trade as breweryTrade } from './trades/brewery/trade.ts'
import { trade as bridalSeamstressTrade } from './trades/bridal-seamstress/trade.ts'
import { trade as businessConsultantTrade } from './trades/business-consultant/trade.ts'
import { trade as butcherTrade } from './trades/butcher/trade.ts'
import { trade as cabinRentalTrade } from './trades/cabin-rental/trade.ts'
import { trade as cakeMakerTrade } from './trades/cake-maker/trade.ts'
import { trade as calligrapherTrade } from './trades/calligrapher/trade.ts'
import { trade as calligraphyClassesTrade } from './trades/calligraphy-classes/trade.ts'
import { trade as cameraRepairTrade } from './trades/camera-repair/trade.ts'
import { trade as campervanHireTrade } from './trades/campervan-hire/trade.ts'
import { trade as campsiteTrade } from './trades/campsite/trade.ts'
import { trade as candleMakerTrade } from './trades/candle-maker/trade.ts'
import { trade as carTrade } from './trades/car/trade.ts'
import { trade as carDetailingTrade } from './trades/car-detailing/trade.ts'
import { trade as carRentalTrade } from './trades/car-rental/trade.ts'
import { trade as caravanServiceTrade } from './trades/caravan-service/trade.ts'
import { trade as careerCoachTrade } from './trades/career-coach/trade.ts'
import { trade as caretakerTrade } from './trades/caretaker/trade.ts'
import { trade as carpentryTrade } from './trades/carpentry/trade.ts'
import { trade as carpetCleanerTrade } from './trades/carpet-cleaner/trade.ts'
import { trade as catSitterTrade } from './trades/cat-sitter/trade.ts'
import { trade as cateringTrade } from './trades/catering/trade.ts'
import { trade as celebrantTrade } from './trades/celebrant/trade.ts'
import { trade as chairCanerTrade } from './trades/chair-caner/trade.ts'
import { trade as chauffeurTrade } from './trades/chauffeur/trade.ts'
import { trade as cheesemakerTrade } from './trades/cheesemaker/trade.ts'
import { trade as chessInstructorTrade } from './trades/chess-instructor/trade.ts'
import { trade as childminderTrade } from './trades/childminder/trade.ts'
import { trade as childrensEntertainerTrade } from './trades/childrens-entertainer/trade.ts'
import { trade as chimneySweepTrade } from './trades/chimney-sweep/trade.ts'
import { trade as chiropractorTrade } from './trades/chiropractor/trade.ts'
import { trade as chocolateTrade } from './trades/chocolate/trade.ts'
import { trade as choirTrade } from './trades/choir/trade.ts'
import { trade as christmasTreesTrade } from './trades/christmas-trees/trade.ts'
import { trade as ciderMakerTrade } from './trades/cider-maker/trade.ts'
import { trade as climbingGymTrade } from './trades/climbing-gym/trade.ts'
import { trade as clockmakerTrade } from './trades/clockmaker/trade.ts'
import { trade as clothesTrade } from './trades/clothes/trade.ts'
import { trade as codingClassesTrade } from './trades/coding-classes/trade.ts'
import { trade as coffeeTrade } from './trades/coffee/trade.ts'
import { trade as coffeeCartTrade } from './trades/coffee-cart/trade.ts'
import { trade as coffeeShopTrade } from './trades/coffee-shop/trade.ts'
import { trade as colorConsultantTrade } from './trades/color-consultant/trade.ts'
import { trade as communityKitchenTrade } from './trades/community-kitchen/trade.ts'
import { trade as computerRepairTrade } from './trades/computer-repair/trade.ts'
import { trade as concreteContractorTrade } from './trades/concrete-contractor/trade.ts'
import { trade as condoRentalAgencyTrade } from './trades/condo-rental-agency/trade.ts'
import { trade as confectioneryTrade } from './trades/confectionery/trade.ts'
import { trade as convenienceTrade } from './trades/convenience/trade.ts'
import { trade as cookingClassesTrade } from './trades/cooking-classes/trade.ts'
import { trade as copywriterTrade } from './trades/copywriter/trade.ts'
import { trade as cosmeticsTrade } from './trades/cosmetics/trade.ts'
import { trade as couplesCounselorTrade } from './trades/couples-counselor/trade.ts'
import { trade as courierTrade } from './trades/courier/trade.ts'
import { trade as craftTrade } from './trades/craft/trade.ts'
import { trade as creativeTherapistTrade } from './trades/creative-therapist/trade.ts'
import { trade as curtainMakerTrade } from './trades/curtain-maker/trade.ts'
import { trade as dampProoferTrade } from './trades/damp-proofer/trade.ts'
import { trade as danceLessonsTrade } from './trades/dance-lessons/trade.ts'
import { trade as dayCenterTrade } from './trades/day-center/trade.ts'
import { trade as delicatessenTrade } from './trades/delicatessen/trade.ts'
import { trade as demolitionTrade } from './trades/demolition/trade.ts'
import { trade as dentRemoverTrade } from './trades/dent-remover/trade.ts'
import { trade as dentalTechnicianTrade } from './trades/dental-technician/trade.ts'
import { trade as dentistOfficeTrade } from './trades/dentist-office/trade.ts'
import { trade as disabilitySupportTrade } from './trades/disability-support/trade.ts'
import { trade as distilleryTrade } from './trades/distillery/trade.ts'
import { trade as diveCentreTrade } from './trades/dive-centre/trade.ts'
import { trade as djTrade } from './trades/dj/trade.ts'
import { trade as dockBuilderTrade } from './trades/dock-builder/trade.ts'
import { trade as dogBreederTrade } from './trades/dog-breeder/trade.ts'
import { trade as dogGroomerTrade } from './trades/dog-groomer/trade.ts'
import { trade as dogKennelsTrade } from './trades/dog-kennels/trade.ts'
import { trade as dogTrainerTrade } from './trades/dog-trainer/trade.ts'
import { trade as dogWalkerTrade } from './trades/dog-walker/trade.ts'
import { trade as dojoTrade } from './trades/dojo/trade.ts'
import { trade as dollAndToyRestorerTrade } from './trades/doll-and-toy-restorer/trade.ts'
import { trade as doulaTrade } from './trades/doula/trade.ts'
import { trade as drainCleanerTrade } from './trades/drain-cleaner/trade.ts'
import { trade as dramaSchoolTrade } from './trades/drama-school/trade.ts'
import { trade as drivewaySealerTrade } from './trades/driveway-sealer/trade.ts'
import { trade as drivingSchoolTrade } from './trades/driving-school/trade.ts'
import { trade as droneSurveyorTrade } from './trades/drone-surveyor/trade.ts'
import { trade as dryStoneWallerTrade } from './trades/dry-stone-waller/trade.ts'
import { trade as drywallerTrade } from './trades/drywaller/trade.ts'
import { trade as earWaxRemovalTrade } from './trades/ear-wax-removal/trade.ts'
import { trade as electricianTrade } from './trades/electrician/trade.ts'
import { trade as electronicsTrade } from './trades/electronics/trade.ts'
import { trade as electronicsRepairTrade } from './trades/electronics-repair/trade.ts'
import { trade as embroidererTrade } from './trades/embroiderer/trade.ts'
import { trade as employmentAgencyTrade } from './trades/employment-agency/trade.ts'
import { trade as endOfLifeDoulaTrade } from './trades/end-of-life-doula/trade.ts'
import { trade as endOfTenancyCleanerTrade } from './trades/end-of-tenancy-cleaner/trade.ts'
import { trade as energyAssessorTrade } from './trades/energy-assessor/trade.ts'
import { trade as energyRenovatorTrade } from './trades/energy-renovator/trade.ts'
import { trade as engraverTrade } from './trades/engraver/trade.ts'
import { trade as equineDentistTrade } from './trades/equine-dentist/trade.ts'
import { trade as errandServiceTrade } from './trades/errand-service/trade.ts'
import { trade as escapeRoomTrade } from './trades/escape-room/trade.ts'
import { trade as evChargerInstallerTrade } from './trades/ev-charger-installer/trade.ts'
import { trade as eventPlannerTrade } from './trades/event-planner/trade.ts'
import { trade as fabricTrade } from './trades/fabric/trade.ts'
import { trade as facePainterTrade } from './trades/face-painter/trade.ts'
import { trade as farmTrade } from './trades/farm/trade.ts'
import { trade as farmStayTrade } from './trades/farm-stay/trade.ts'
import { trade as farrierTrade } from './trades/farrier/trade.ts'
import { trade as fastFoodTrade } from './trades/fast-food/trade.ts'
import { trade as fencerTrade } from './trades/fencer/trade.ts'
import { trade as financialTrade } from './trades/financial/trade.ts'
import { trade as firewoodTrade } from './trades/firewood/trade.ts'
import { trade as firstAidTrainerTrade } from './trades/first-aid-trainer/trade.ts'
import { trade as fishingCharterTrade } from './trades/fishing-charter/trade.ts'
import { trade as fishingGuideTrade } from './trades/fishing-guide/trade.ts'
import { trade as fishmongerTrade } from './trades/fishmonger/trade.ts'
import { trade as fitnessTrade } from './trades/fitness/trade.ts'
import { trade as flightExperiencesTrade } from './trades/flight-experiences/trade.ts'
import { trade as floorLayerTrade } from './trades/floor-layer/trade.ts'
import { trade as floristTrade } from './trades/florist/trade.ts'
import { trade as flowerFarmTrade } from './trades/flower-farm/trade.ts'
import { trade as foodTruckTrade } from './trades/food-truck/trade.ts'
import { trade as footCareTrade } from './trades/foot-care/trade.ts'
import { trade as foragingWalksTrade } from './trades/foraging-walks/trade.ts'
import { trade as forestSchoolTrade } from './trades/forest-school/trade.ts'
import { trade as fruitGrowerTrade } from './trades/fruit-grower/trade.ts'
import { trade as funeralCelebrantTrade } from './trades/funeral-celebrant/trade.ts'
import { trade as funeralDirectorTrade } from './trades/funeral-director/trade.ts'
import { trade as furnitureTrade } from './trades/furniture/trade.ts'
import { trade as furnitureAssemblyTrade } from './trades/furniture-assembly/trade.ts'
import { trade as furnitureMakerTrade } from './trades/furniture-maker/trade.ts'
import { trade as furnitureRestorerTrade } from './trades/furniture-restorer/trade.ts'
import { trade as galleryTrade } from './trades/gallery/trade.ts'
import { trade as gamesTrade } from './trades/games/trade.ts'
import { trade as garageDoorsTrade } from './trades/garage-doors/trade.ts'
import { trade as gardenCentreTrade } from './trades/garden-centre/trade.ts'
import { trade as gardenDesignerTrade } from './trades/garden-designer/trade.ts'
import { trade as genealogistTrade } from './trades/genealogist/trade.ts'
import { trade as giftTrade } from './trades/gift/trade.ts'
import { trade as glampingTrade } from './trades/glamping/trade.ts'
import { trade as glassblowerTrade } from './trades/glassblower/trade.ts'
import { trade as glazierTrade } from './trades/glazier/trade.ts'
import { trade as grantWriterTrade } from './trades/grant-writer/trade.ts'
import { trade as graphicDesignerTrade } from './trades/graphic-designer/trade.ts'
import { trade as graveCareTrade } from './trades/grave-care/trade.ts'
import { trade as greengrocerTrade } from './trades/greengrocer/trade.ts'
import { trade as groundworksTrade } from './trades/groundworks/trade.ts'
import { trade as guestHouseTrade } from './trades/guest-house/trade.ts'
import { trade as guidedToursTrade } from './trades/guided-tours/trade.ts'
import { trade as gutterCleanerTrade } from './trades/gutter-cleaner/trade.ts'
import { trade as hairBraiderTrade } from './trades/hair-braider/trade.ts'
import { trade as hairStylingTrade } from './trades/hair-styling/trade.ts'
import { trade as handDyerTrade } from './trades/hand-dyer/trade.ts'
import { trade as handymanTrade } from './trades/handyman/trade.ts'
import { trade as hardwareTrade } from './trades/hardware/trade.ts'
import { trade as healthFoodTrade } from './trades/health-food/trade.ts'
import { trade as heatingAndCoolingTrade } from './trades/heating-and-cooling/trade.ts'
import { trade as hennaArtistTrade } from './trades/henna-artist/trade.ts'
import { trade as homeBakerTrade } from './trades/home-baker/trade.ts'
import { trade as homeCarerTrade } from './trades/home-carer/trade.ts'
import { trade as homeConstructionTrade } from './trades/home-construction/trade.ts'
import { trade as homeInspectorTrade } from './trades/home-inspector/trade.ts'
import { trade as hoofTrimmerTrade } from './trades/hoof-trimmer/trade.ts'
import { trade as horseAndCarriageTrade } from './trades/horse-and-carriage/trade.ts'
import { trade as horseTrainerTrade } from './trades/horse-trainer/trade.ts'
import { trade as hostelTrade } from './trades/hostel/trade.ts'
import { trade as hotelTrade } from './trades/hotel/trade.ts'
import { trade as houseCleaningTrade } from './trades/house-cleaning/trade.ts'
import { trade as houseClearanceTrade } from './trades/house-clearance/trade.ts'
import { trade as houseboatStayTrade } from './trades/houseboat-stay/trade.ts'
import { trade as hypnotherapistTrade } from './trades/hypnotherapist/trade.ts'
import { trade as iceCreamParlorTrade } from './trades/ice-cream-parlor/trade.ts'
import { trade as iceCreamVanTrade } from './trades/ice-cream-van/trade.ts'
import { trade as illustratorTrade } from './trades/illustrator/trade.ts'
import { trade as indoorGolfTrade } from './trades/indoor-golf/trade.ts'
import { trade as indoorPlayTrade } from './trades/indoor-play/trade.ts'
import { trade as instrumentRepairerTrade } from './trades/instrument-repairer/trade.ts'
import { trade as insuranceBrokerTrade } from './trades/insurance-broker/trade.ts'
import { trade as interiorDesignerTrade } from './trades/interior-designer/trade.ts'
import { trade as ironingServiceTrade } from './trades/ironing-service/trade.ts'
import { trade as irrigationTrade } from './trades/irrigation/trade.ts'
import { trade as jamMakerTrade } from './trades/jam-maker/trade.ts'
import { trade as jeepRentalTrade } from './trades/jeep-rental/trade.ts'
import { trade as jewelerTrade } from './trades/jeweler/trade.ts'
import { trade as jewelryMakerTrade } from './trades/jewelry-maker/trade.ts'
import { trade as jewelryRepairTrade } from './trades/jewelry-repair/trade.ts'
import { trade as juiceBarTrade } from './trades/juice-bar/trade.ts'
import { trade as junkRemovalTrade } from './trades/junk-removal/trade.ts'
import { trade as karaokeBoxTrade } from './trades/karaoke-box/trade.ts'
import { trade as kayakHireTrade } from './trades/kayak-hire/trade.ts'
import { trade as kidsPartyVenueTrade } from './trades/kids-party-venue/trade.ts'
import { trade as kimonoDresserTrade } from './trades/kimono-dresser/trade.ts'
import { trade as kindergartenTrade } from './trades/kindergarten/trade.ts'
import { trade as kitchenFitterTrade } from './trades/kitchen-fitter/trade.ts'
import { trade as knifeMakerTrade } from './trades/knife-maker/trade.ts'
import { trade as knifeSharpenerTrade } from './trades/knife-sharpener/trade.ts'
import { trade as knitterTrade } from './trades/knitter/trade.ts'
import { trade as lactationConsultantTrade } from './trades/lactation-consultant/trade.ts'
import { trade as landscapingTrade } from './trades/landscaping/trade.ts'
import { trade as languageTeacherTrade } from './trades/language-teacher/trade.ts'
import { trade as lashAndBrowArtistTrade } from './trades/lash-and-brow-artist/trade.ts'
import { trade as laundryTrade } from './trades/laundry/trade.ts'
import { trade as lawOfficeTrade } from './trades/law-office/trade.ts'
import { trade as lawnCareTrade } from './trades/lawn-care/trade.ts'
import { trade as learningTherapistTrade } from './trades/learning-therapist/trade.ts'
import { trade as leatherworkerTrade } from './trades/leatherworker/trade.ts'
import { trade as lifeCoachTrade } from './trades/life-coach/trade.ts'
import { trade as liveryYardTrade } from './trades/livery-yard/trade.ts'
import { trade as locksmithTrade } from './trades/locksmith/trade.ts'
import { trade as loftConverterTrade } from './trades/loft-converter/trade.ts'
import { trade as magicianTrade } from './trades/magician/trade.ts'
import { trade as makeupArtistTrade } from './trades/makeup-artist/trade.ts'
import { trade as manAndVanTrade } from './trades/man-and-van/trade.ts'
import { trade as marketStallTrade } from './trades/market-stall/trade.ts'
import { trade as marqueeHireTrade } from './trades/marquee-hire/trade.ts'
import { trade as massageTherapistTrade } from './trades/massage-therapist/trade.ts'
import { trade as mathsTutorTrade } from './trades/maths-tutor/trade.ts'
import { trade as mealKitchenTrade } from './trades/meal-kitchen/trade.ts'
import { trade as mealPrepTrade } from './trades/meal-prep/trade.ts'
import { trade as mediatorTrade } from './trades/mediator/trade.ts'
import { trade as medicalClinicTrade } from './trades/medical-clinic/trade.ts'
import { trade as medicalSupplyTrade } from './trades/medical-supply/trade.ts'
import { trade as meditationTeacherTrade } from './trades/meditation-teacher/trade.ts'
import { trade as memorialMasonTrade } from './trades/memorial-mason/trade.ts'
import { trade as metalworkerTrade } from './trades/metalworker/trade.ts'
import { trade as midwifeTrade } from './trades/midwife/trade.ts'
import { trade as millinerTrade } from './trades/milliner/trade.ts'
import { trade as minibusHireTrade } from './trades/minibus-hire/trade.ts'
import { trade as mobileDogGroomerTrade } from './trades/mobile-dog-groomer/trade.ts'
import { trade as mobileHairdresserTrade } from './trades/mobile-hairdresser/trade.ts'
import { trade as mobileMechanicTrade } from './trades/mobile-mechanic/trade.ts'
import { trade as mobileNotaryTrade } from './trades/mobile-notary/trade.ts'
import { trade as mobileVetTrade } from './trades/mobile-vet/trade.ts'
import { trade as mortgageBrokerTrade } from './trades/mortgage-broker/trade.ts'
import { trade as mosaicMakerTrade } from './trades/mosaic-maker/trade.ts'
import { trade as motorcycleTrade } from './trades/motorcycle/trade.ts'
import { trade as motorcycleRepairTrade } from './trades/motorcycle-repair/trade.ts'
import { trade as mountainGuideTrade } from './trades/mountain-guide/trade.ts'
import { trade as movingCompanyTrade } from './trades/moving-company/trade.ts'
import { trade as muralistTrade } from './trades/muralist/trade.ts'
import { trade as museumTrade } from './trades/museum/trade.ts'
import { trade as mushroomGrowerTrade } from './trades/mushroom-grower/trade.ts'
import { trade as musicLessonsTrade } from './trades/music-lessons/trade.ts'
import { trade as musicalInstrumentTrade } from './trades/musical-instrument/trade.ts'
import { trade as musicianForHireTrade } from './trades/musician-for-hire/trade.ts'
import { trade as nailSalonTrade } from './trades/nail-salon/trade.ts'
import { trade as nannyAgencyTrade } from './trades/nanny-agency/trade.ts'
import { trade as naturalBurialGroundTrade } from './trades/natural-burial-ground/trade.ts'
import { trade as nonProfitOrganizationTrade } from './trades/non-profit-organization/trade.ts'
import { trade as notaryTrade } from './trades/notary/trade.ts'
import { trade as nurseTrade } from './trades/nurse/trade.ts'
import { trade as nutritionistTrade } from './trades/nutritionist/trade.ts'
import { trade as occupationalTherapistTrade } from './trades/occupational-therapist/trade.ts'
import { trade as opticianTrade } from './trades/optician/trade.ts'
import { trade as organBuilderTrade } from './trades/organ-builder/trade.ts'
import { trade as osteopathTrade } from './trades/osteopath/trade.ts'
import { trade as ovenCleanerTrade } from './trades/oven-cleaner/trade.ts'
import { trade as painterDecoratorTrade } from './trades/painter-decorator/trade.ts'
import { trade as paraglidingTrade } from './trades/paragliding/trade.ts'
import { trade as parentingClassesTrade } from './trades/parenting-classes/trade.ts'
import { trade as partyHireTrade } from './trades/party-hire/trade.ts'
import { trade as pastaMakerTrade } from './trades/pasta-maker/trade.ts'
import { trade as paverTrade } from './trades/paver/trade.ts'
import { trade as perfumerTrade } from './trades/perfumer/trade.ts'
import { trade as permanentMakeupTrade } from './trades/permanent-makeup/trade.ts'
import { trade as personalTrainerTrade } from './trades/personal-trainer/trade.ts'
import { trade as pestControlTrade } from './trades/pest-control/trade.ts'
import { trade as petCremationTrade } from './trades/pet-cremation/trade.ts'
import { trade as petPhotographerTrade } from './trades/pet-photographer/trade.ts'
import { trade as petShopTrade } from './trades/pet-shop/trade.ts'
import { trade as petSitterTrade } from './trades/pet-sitter/trade.ts'
import { trade as petTaxiTrade } from './trades/pet-taxi/trade.ts'
import { trade as pettingFarmTrade } from './trades/petting-farm/trade.ts'
import { trade as pharmacyTrade } from './trades/pharmacy/trade.ts'
import { trade as phoneRepairTrade } from './trades/phone-repair/trade.ts'
import { trade as photoBoothTrade } from './trades/photo-booth/trade.ts'
import { trade as photographerTrade } from './trades/photographer/trade.ts'
import { trade as physicalTherapistTrade } from './trades/physical-therapist/trade.ts'
import { trade as pianoTunerTrade } from './trades/piano-tuner/trade.ts'
import { trade as pictureFramerTrade } from './trades/picture-framer/trade.ts'
import { trade as pilatesStudioTrade } from './trades/pilates-studio/trade.ts'
import { trade as placeOfWorshipTrade } from './trades/place-of-worship/trade.ts'
import { trade as plastererTrade } from './trades/plasterer/trade.ts'
import { trade as playgroupTrade } from './trades/playgroup/trade.ts'
import { trade as plumberTrade } from './trades/plumber/trade.ts'
import { trade as podiatristTrade } from './trades/podiatrist/trade.ts'
import { trade as pondCareTrade } from './trades/pond-care/trade.ts'
import { trade as poolBuilderTrade } from './trades/pool-builder/trade.ts'
import { trade as poolServiceTrade } from './trades/pool-service/trade.ts'
import { trade as potterTrade } from './trades/potter/trade.ts'
import { trade as poultryKeeperTrade } from './trades/poultry-keeper/trade.ts'
import { trade as pressureWashingTrade } from './trades/pressure-washing/trade.ts'
import { trade as printShopTrade } from './trades/print-shop/trade.ts'
import { trade as privateChefTrade } from './trades/private-chef/trade.ts'
import { trade as professionalOrganizerTrade } from './trades/professional-organizer/trade.ts'
import { trade as proofreaderTrade } from './trades/proofreader/trade.ts'
import { trade as pubTrade } from './trades/pub/trade.ts'
import { trade as quilterTrade } from './trades/quilter/trade.ts'
import { trade as realEstateAgentTrade } from './trades/real-estate-agent/trade.ts'
import { trade as recordShopTrade } from './trades/record-shop/trade.ts'
import { trade as recordingStudioTrade } from './trades/recording-studio/trade.ts'
import { trade as refillShopTrade } from './trades/refill-shop/trade.ts'
import { trade as reflexologistTrade } from './trades/reflexologist/trade.ts'
import { trade as reikiTrade } from './trades/reiki/trade.ts'
import { trade as repairCafeTrade } from './trades/repair-cafe/trade.ts'
import { trade as residentsGroupTrade } from './trades/residents-group/trade.ts'
import { trade as restaurantTrade } from './trades/restaurant/trade.ts'
import { trade as retreatHouseTrade } from './trades/retreat-house/trade.ts'
import { trade as reuseCenterTrade } from './trades/reuse-center/trade.ts'
import { trade as ridingInstructorTrade } from './trades/riding-instructor/trade.ts'
import { trade as rooferTrade } from './trades/roofer/trade.ts'
import { trade as runningCoachTrade } from './trades/running-coach/trade.ts'
import { trade as sailingSchoolTrade } from './trades/sailing-school/trade.ts'
import { trade as sandwichShopTrade } from './trades/sandwich-shop/trade.ts'
import { trade as saunaTrade } from './trades/sauna/trade.ts'
import { trade as scrapCarBuyerTrade } from './trades/scrap-car-buyer/trade.ts'
import { trade as screenPrinterTrade } from './trades/screen-printer/trade.ts'
import { trade as secondHandTrade } from './trades/second-hand/trade.ts'
import { trade as securityServiceTrade } from './trades/security-service/trade.ts'
import { trade as selfStorageTrade } from './trades/self-storage/trade.ts'
import { trade as septicServiceTrade } from './trades/septic-service/trade.ts'
import { trade as sewingClassesTrade } from './trades/sewing-classes/trade.ts'
import { trade as sheepShearerTrade } from './trades/sheep-shearer/trade.ts'
import { trade as shoemakerTrade } from './trades/shoemaker/trade.ts'
import { trade as shoesTrade } from './trades/shoes/trade.ts'
import { trade as sideDishShopTrade } from './trades/side-dish-shop/trade.ts'
import { trade as signLanguageTeacherTrade } from './trades/sign-language-teacher/trade.ts'
import { trade as signmakerTrade } from './trades/signmaker/trade.ts'
import { trade as singingTeacherTrade } from './trades/singing-teacher/trade.ts'
import { trade as skiInstructorTrade } from './trades/ski-instructor/trade.ts'
import { trade as skiServiceTrade } from './trades/ski-service/trade.ts'
import { trade as skipHireTrade } from './trades/skip-hire/trade.ts'
import { trade as sleepConsultantTrade } from './trades/sleep-consultant/trade.ts'
import { trade as smallEngineRepairTrade } from './trades/small-engine-repair/trade.ts'
import { trade as snowRemovalTrade } from './trades/snow-removal/trade.ts'
import { trade as soapMakerTrade } from './trades/soap-maker/trade.ts'
import { trade as socialMediaManagerTrade } from './trades/social-media-manager/trade.ts'
import { trade as solarInstallerTrade } from './trades/solar-installer/trade.ts'
import { trade as solarPanelCleanerTrade } from './trades/solar-panel-cleaner/trade.ts'
import { trade as sophrologistTrade } from './trades/sophrologist/trade.ts'
import { trade as soundAndLightHireTrade } from './trades/sound-and-light-hire/trade.ts'
import { trade as spaTrade } from './trades/spa/trade.ts'
import { trade as speechCoachTrade } from './trades/speech-coach/trade.ts'
import { trade as speechTherapistTrade } from './trades/speech-therapist/trade.ts'
import { trade as sportsClubTrade } from './trades/sports-club/trade.ts'
import { trade as sportsCoachTrade } from './trades/sports-coach/trade.ts'
import { trade as stainedGlassTrade } from './trades/stained-glass/trade.ts'
import { trade as stairBuilderTrade } from './trades/stair-builder/trade.ts'
import { trade as stairliftInstallerTrade } from './trades/stairlift-installer/trade.ts'
import { trade as stationeryTrade } from './trades/stationery/trade.ts'
import { trade as stationeryDesignerTrade } from './trades/stationery-designer/trade.ts'
import { trade as stonemasonTrade } from './trades/stonemason/trade.ts'
import { trade as storytellerTrade } from './trades/storyteller/trade.ts'
import { trade as stoveFitterTrade } from './trades/stove-fitter/trade.ts'
import { trade as stumpGrinderTrade } from './trades/stump-grinder/trade.ts'
import { trade as sunProtectionTrade } from './trades/sun-protection/trade.ts'
import { trade as supperClubTrade } from './trades/supper-club/trade.ts'
import { trade as supportGroupTrade } from './trades/support-group/trade.ts'
import { trade as surfSchoolTrade } from './trades/surf-school/trade.ts'
import { trade as surveyorTrade } from './trades/surveyor/trade.ts'
import { trade as swimmingTeacherTrade } from './trades/swimming-teacher/trade.ts'
import { trade as tailorTrade } from './trades/tailor/trade.ts'
import { trade as tatamiMakerTrade } from './trades/tatami-maker/trade.ts'
import { trade as tattooRemovalTrade } from './trades/tattoo-removal/trade.ts'
import { trade as tattooStudioTrade } from './trades/tattoo-studio/trade.ts'
import { trade as taxiTrade } from './trades/taxi/trade.ts'
import { trade as taxidermistTrade } from './trades/taxidermist/trade.ts'
import { trade as teaTrade } from './trades/tea/trade.ts'
import { trade as technologyConsultingTrade } from './trades/technology-consulting/trade.ts'
import { trade as tennisCoachTrade } from './trades/tennis-coach/trade.ts'
import { trade as thatcherTrade } from './trades/thatcher/trade.ts'
import { trade as theaterTrade } from './trades/theater/trade.ts'
import { trade as therapistTrade } from './trades/therapist/trade.ts'
import { trade as tilerTrade } from './trades/tiler/trade.ts'
import { trade as tireShopTrade } from './trades/tire-shop/trade.ts'
import { trade as toolHireTrade } from './trades/tool-hire/trade.ts'
import { trade as towingTrade } from './trades/towing/trade.ts'
import { trade as toyMakerTrade } from './trades/toy-maker/trade.ts'
import { trade as toyRentalTrade } from './trades/toy-rental/trade.ts'
import { trade as toysTrade } from './trades/toys/trade.ts'
import { trade as trailRidesTrade } from './trades/trail-rides/trade.ts'
import { trade as translatorTrade } from './trades/translator/trade.ts'
import { trade as travelAgencyTrade } from './trades/travel-agency/trade.ts'
import { trade as treeSurgeonTrade } from './trades/tree-surgeon/trade.ts'
import { trade as treehouseBuilderTrade } from './trades/treehouse-builder/trade.ts'
import { trade as tutorTrade } from './trades/tutor/trade.ts'
import { trade as upholstererTrade } from './trades/upholsterer/trade.ts'
import { trade as vanConverterTrade } from './trades/van-converter/trade.ts'
import { trade as vegBoxTrade } from './trades/veg-box/trade.ts'
import { trade as veterinarianTrade } from './trades/veterinarian/trade.ts'
import { trade as videographerTrade } from './trades/videographer/trade.ts'
import { trade as virtualAssistantTrade } from './trades/virtual-assistant/trade.ts'
import { trade as visaAndLicenseAgentTrade } from './trades/visa-and-license-agent/trade.ts'
import { trade as voiceArtistTrade } from './trades/voice-artist/trade.ts'
import { trade as wallpaperHangerTrade } from './trades/wallpaper-hanger/trade.ts'
import { trade as watchmakerTrade } from './trades/watchmaker/trade.ts'
import { trade as waterDeliveryTrade } from './trades/water-delivery/trade.ts'
import { trade as waxingAndSugaringTrade } from './trades/waxing-and-sugaring/trade.ts'
import { trade as weaverTrade } from './trades/weaver/trade.ts'
import { trade as webDesignTrade } from './trades/web-design/trade.ts'
import { trade as weddingBandTrade } from './trades/wedding-band/trade.ts'
import { trade as weddingFloristTrade } from './trades/wedding-florist/trade.ts'
import { trade as weddingPlannerTrade } from './trades/wedding-planner/trade.ts'
import { trade as weddingVenueTrade } from './trades/wedding-venue/trade.ts'
import { trade as welderTrade } from './trades/welder/trade.ts'
import { trade as wellDrillerTrade } from './trades/well-driller/trade.ts'
import { trade as wildlifeRemovalTrade } from './trades/wildlife-removal/trade.ts'
import { trade as wildlifeToursTrade } from './trades/wildlife-tours/trade.ts'
import { trade as willWriterTrade } from './trades/will-writer/trade.ts'
import { trade as windowCleanerTrade } from './trades/window-cleaner/trade.ts'
import { trade as windowTinterTrade } from './trades/window-tinter/trade.ts'
import { trade as windscreenRepairTrade } from './trades/windscreen-repair/trade.ts'
import { trade as wineryTrade } from './trades/winery/trade.ts'
import { trade as woodCarverTrade } from './trades/wood-carver/trade.ts'
import { trade as woodturnerTrade } from './trades/woodturner/trade.ts'
import { trade as workersRoomsTrade } from './trades/workers-rooms/trade.ts'
import { trade as yogaStudioTrade } from './trades/yoga-studio/trade.ts'
import { trade as youthClubTrade } from './trades/youth-club/trade.ts'
import { trade as yurtMakerTrade } from './trades/yurt-maker/trade.ts'

/** Every trade that has a folder. */
export const trades: readonly Trade[] = [
  accountantTrade,
  activityCenterTrade,
  acupuncturistTrade,
  advertisingAgencyTrade,
  aerialInstallerTrade,
  aestheticsClinicTrade,
  afterSchoolClubTrade,
  airportTransferTrade,
  alarmInstallerTrade,
  allotmentSocietyTrade,
  alpacaWalksTrade,
  alternativeTrade,
  animalBehavioristTrade,
  animalPhysiotherapistTrade,
  animalShelterTrade,
  antiquesTrade,
  appDeveloperTrade,
  applianceRepairTrade,
  aquariumServiceTrade,
  architectTrade,
  artClassesTrade,
  artRestorerTrade,
  asbestosRemovalTrade,
  ashScatteringTrade,
  astrologerTrade,
  auctioneerTrade,
  audiologistTrade,
  autoRepairTrade,
  babyAndToddlerClassesTrade,
  babySensoryTrade,
  bakeryTrade,
  balloonDecoratorTrade,
  balloonFlightsTrade,
  barberShopTrade,
  basketMakerTrade,
  bathroomFitterTrade,
  beautyBeautyTrade,
  beddingShopTrade,
  beekeeperTrade,
  bikeHireTrade,
  bikeRepairTrade,
  binCleanerTrade,
  blacksmithTrade,
  boatBuilderTrade,
  boatEngineRepairTrade,
  boatTripsTrade,
  bodyShopTrade,
  bookStoreTrade,
  bookbinderTrade,
  bouncyCastleHireTrade,
  breweryTrade,
  bridalSeamstressTrade,
  businessConsultantTrade,
  butcherTrade,
  cabinRentalTrade,
  cakeMakerTrade,
  calligrapherTrade,
  calligraphyClassesTrade,
  cameraRepairTrade,
  campervanHireTrade,
  campsiteTrade,
  candleMakerTrade,
  carTrade,
  carDetailingTrade,
  carRentalTrade,
  caravanServiceTrade,
  careerCoachTrade,
  caretakerTrade,
  carpentryTrade,
  carpetCleanerTrade,
  catSitterTrade,
  cateringTrade,
  celebrantTrade,
  chairCanerTrade,
  chauffeurTrade,
  cheesemakerTrade,
  chessInstructorTrade,
  childminderTrade,
  childrensEntertainerTrade,
  chimneySweepTrade,
  chiropractorTrade,
  chocolateTrade,
  choirTrade,
  christmasTreesTrade,
  ciderMakerTrade,
  climbingGymTrade,
  clockmakerTrade,
  clothesTrade,
  codingClassesTrade,
  coffeeTrade,
  coffeeCartTrade,
  coffeeShopTrade,
  colorConsultantTrade,
  communityKitchenTrade,
  computerRepairTrade,
  concreteContractorTrade,
  condoRentalAgencyTrade,
  confectioneryTrade,
  convenienceTrade,
  cookingClassesTrade,
  copywriterTrade,
  cosmeticsTrade,
  couplesCounselorTrade,
  courierTrade,
  craftTrade,
  creativeTherapistTrade,
  curtainMakerTrade,
  dampProoferTrade,
  danceLessonsTrade,
  dayCenterTrade,
  delicatessenTrade,
  demolitionTrade,
  dentRemoverTrade,
  dentalTechnicianTrade,
  dentistOfficeTrade,
  disabilitySupportTrade,
  distilleryTrade,
  diveCentreTrade,
  djTrade,
  dockBuilderTrade,
  dogBreederTrade,
  dogGroomerTrade,
  dogKennelsTrade,
  dogTrainerTrade,
  dogWalkerTrade,
  dojoTrade,
  dollAndToyRestorerTrade,
  doulaTrade,
  drainCleanerTrade,
  dramaSchoolTrade,
  drivewaySealerTrade,
  drivingSchoolTrade,
  droneSurveyorTrade,
  dryStoneWallerTrade,
  drywallerTrade,
  earWaxRemovalTrade,
  electricianTrade,
  electronicsTrade,
  electronicsRepairTrade,
  embroidererTrade,
  employmentAgencyTrade,
  endOfLifeDoulaTrade,
  endOfTenancyCleanerTrade,
  energyAssessorTrade,
  energyRenovatorTrade,
  engraverTrade,
  equineDentistTrade,
  errandServiceTrade,
  escapeRoomTrade,
  evChargerInstallerTrade,
  eventPlannerTrade,
  fabricTrade,
  facePainterTrade,
  farmTrade,
  farmStayTrade,
  farrierTrade,
  fastFoodTrade,
  fencerTrade,
  financialTrade,
  firewoodTrade,
  firstAidTrainerTrade,
  fishingCharterTrade,
  fishingGuideTrade,
  fishmongerTrade,
  fitnessTrade,
  flightExperiencesTrade,
  floorLayerTrade,
  floristTrade,
  flowerFarmTrade,
  foodTruckTrade,
  footCareTrade,
  foragingWalksTrade,
  forestSchoolTrade,
  fruitGrowerTrade,
  funeralCelebrantTrade,
  funeralDirectorTrade,
  furnitureTrade,
  furnitureAssemblyTrade,
  furnitureMakerTrade,
  furnitureRestorerTrade,
  galleryTrade,
  gamesTrade,
  garageDoorsTrade,
  gardenCentreTrade,
  gardenDesignerTrade,
  genealogistTrade,
  giftTrade,
  glampingTrade,
  glassblowerTrade,
  glazierTrade,
  grantWriterTrade,
  graphicDesignerTrade,
  graveCareTrade,
  greengrocerTrade,
  groundworksTrade,
  guestHouseTrade,
  guidedToursTrade,
  gutterCleanerTrade,
  hairBraiderTrade,
  hairStylingTrade,
  handDyerTrade,
  handymanTrade,
  hardwareTrade,
  healthFoodTrade,
  heatingAndCoolingTrade,
  hennaArtistTrade,
  homeBakerTrade,
  homeCarerTrade,
  homeConstructionTrade,
  homeInspectorTrade,
  hoofTrimmerTrade,
  horseAndCarriageTrade,
  horseTrainerTrade,
  hostelTrade,
  hotelTrade,
  houseCleaningTrade,
  houseClearanceTrade,
  houseboatStayTrade,
  hypnotherapistTrade,
  iceCreamParlorTrade,
  iceCreamVanTrade,
  illustratorTrade,
  indoorGolfTrade,
  indoorPlayTrade,
  instrumentRepairerTrade,
  insuranceBrokerTrade,
  interiorDesignerTrade,
  ironingServiceTrade,
  irrigationTrade,
  jamMakerTrade,
  jeepRentalTrade,
  jewelerTrade,
  jewelryMakerTrade,
  jewelryRepairTrade,
  juiceBarTrade,
  junkRemovalTrade,
  karaokeBoxTrade,
  kayakHireTrade,
  kidsPartyVenueTrade,
  kimonoDresserTrade,
  kindergartenTrade,
  kitchenFitterTrade,
  knifeMakerTrade,
  knifeSharpenerTrade,
  knitterTrade,
  lactationConsultantTrade,
  landscapingTrade,
  languageTeacherTrade,
  lashAndBrowArtistTrade,
  laundryTrade,
  lawOfficeTrade,
  lawnCareTrade,
  learningTherapistTrade,
  leatherworkerTrade,
  lifeCoachTrade,
  liveryYardTrade,
  locksmithTrade,
  loftConverterTrade,
  magicianTrade,
  makeupArtistTrade,
  manAndVanTrade,
  marketStallTrade,
  marqueeHireTrade,
  massageTherapistTrade,
  mathsTutorTrade,
  mealKitchenTrade,
  mealPrepTrade,
  mediatorTrade,
  medicalClinicTrade,
  medicalSupplyTrade,
  meditationTeacherTrade,
  memorialMasonTrade,
  metalworkerTrade,
  midwifeTrade,
  millinerTrade,
  minibusHireTrade,
  mobileDogGroomerTrade,
  mobileHairdresserTrade,
  mobileMechanicTrade,
  mobileNotaryTrade,
  mobileVetTrade,
  mortgageBrokerTrade,
  mosaicMakerTrade,
  motorcycleTrade,
  motorcycleRepairTrade,
  mountainGuideTrade,
  movingCompanyTrade,
  muralistTrade,
  museumTrade,
  mushroomGrowerTrade,
  musicLessonsTrade,
  musicalInstrumentTrade,
  musicianForHireTrade,
  nailSalonTrade,
  nannyAgencyTrade,
  naturalBurialGroundTrade,
  nonProfitOrganizationTrade,
  notaryTrade,
  nurseTrade,
  nutritionistTrade,
  occupationalTherapistTrade,
  opticianTrade,
  organBuilderTrade,
  osteopathTrade,
  ovenCleanerTrade,
  painterDecoratorTrade,
  paraglidingTrade,
  parentingClassesTrade,
  partyHireTrade,
  pastaMakerTrade,
  paverTrade,
  perfumerTrade,
  permanentMakeupTrade,
  personalTrainerTrade,
  pestControlTrade,
  petCremationTrade,
  petPhotographerTrade,
  petShopTrade,
  petSitterTrade,
  petTaxiTrade,
  pettingFarmTrade,
  pharmacyTrade,
  phoneRepairTrade,
  photoBoothTrade,
  photographerTrade,
  physicalTherapistTrade,
  pianoTunerTrade,
  pictureFramerTrade,
  pilatesStudioTrade,
  placeOfWorshipTrade,
  plastererTrade,
  playgroupTrade,
  plumberTrade,
  podiatristTrade,
  pondCareTrade,
  poolBuilderTrade,
  poolServiceTrade,
  potterTrade,
  poultryKeeperTrade,
  pressureWashingTrade,
  printShopTrade,
  privateChefTrade,
  professionalOrganizerTrade,
  proofreaderTrade,
  pubTrade,
  quilterTrade,
  realEstateAgentTrade,
  recordShopTrade,
  recordingStudioTrade,
  refillShopTrade,
  reflexologistTrade,
  reikiTrade,
  repairCafeTrade,
  residentsGroupTrade,
  restaurantTrade,
  retreatHouseTrade,
  reuseCenterTrade,
  ridingInstructorTrade,
  rooferTrade,
  runningCoachTrade,
  sailingSchoolTrade,
  sandwichShopTrade,
  saunaTrade,
  scrapCarBuyerTrade,
  screenPrinterTrade,
  secondHandTrade,
  securityServiceTrade,
  selfStorageTrade,
  septicServiceTrade,
  sewingClassesTrade,
  sheepShearerTrade,
  shoemakerTrade,
  shoesTrade,
  sideDishShopTrade,
  signLanguageTeacherTrade,
  signmakerTrade,
  singingTeacherTrade,
  skiInstructorTrade,
  skiServiceTrade,
  skipHireTrade,
  sleepConsultantTrade,
  smallEngineRepairTrade,
  snowRemovalTrade,
  soapMakerTrade,
  socialMediaManagerTrade,
  solarInstallerTrade,
  solarPanelCleanerTrade,
  sophrologistTrade,
  soundAndLightHireTrade,
  spaTrade,
  speechCoachTrade,
  speechTherapistTrade,
  sportsClubTrade,
  sportsCoachTrade,
  stainedGlassTrade,
  stairBuilderTrade,
  stairliftInstallerTrade,
  stationeryTrade,
  stationeryDesignerTrade,
  stonemasonTrade,
  storytellerTrade,
  stoveFitterTrade,
  stumpGrinderTrade,
  sunProtectionTrade,
  supperClubTrade,
  supportGroupTrade,
  surfSchoolTrade,
  surveyorTrade,
  swimmingTeacherTrade,
  tailorTrade,
  tatamiMakerTrade,
  tattooRemovalTrade,
  tattooStudioTrade,
  taxiTrade,
  taxidermistTrade,
  teaTrade,
  technologyConsultingTrade,
  tennisCoachTrade,
  thatcherTrade,
  theaterTrade,
  therapistTrade,
  tilerTrade,
  tireShopTrade,
  toolHireTrade,
  towingTrade,
  toyMakerTrade,
  toyRentalTrade,
  toysTrade,
  trailRidesTrade,
  translatorTrade,
  travelAgencyTrade,
  treeSurgeonTrade,
  treehouseBuilderTrade,
  tutorTrade,
  upholstererTrade,
  vanConverterTrade,
  vegBoxTrade,
  veterinarianTrade,
  videographerTrade,
  virtualAssistantTrade,
  visaAndLicenseAgentTrade,
  voiceArtistTrade,
  wallpaperHangerTrade,
  watchmakerTrade,
  waterDeliveryTrade,
  waxingAndSugaringTrade,
  weaverTrade,
  webDesignTrade,
  weddingBandTrade,
  weddingFloristTrade,
  weddingPlannerTrade,
  weddingVenueTrade,
  welderTrade,
  wellDrillerTrade,
  wildlifeRemovalTrade,
  wildlifeToursTrade,
  willWriterTrade,
  windowCleanerTrade,
  windowTinterTrade,
  windscreenRepairTrade,
  wineryTrade,
  woodCarverTrade,
  woodturnerTrade,
  workersRoomsTrade,
  yogaStudioTrade,
  youthClubTrade,
  yurtMakerTrade,
]
