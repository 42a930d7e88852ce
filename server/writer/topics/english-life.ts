/** What English diaries live in and go through: see english.ts. */
export const englishLifeTopics = `
garden@garden 2.5 the garden allotment gardening roses tomatoes greenhouse | seedlings weeds weeding weeded compost
  pruned prune lettuces bulbs raised_bed slugs sowing sowed watering_can compost_heap sow perennials sweet_peas mulch
  mulched wheelbarrow secateurs polytunnel greenfly aphids germinated sprouted repotted houseplants houseplant
  vegetable_patch veg_patch dug_over double_dug first_earlies runner_beans broad_beans seed_packet water_butt
  weedkiller clematis wisteria primulas geraniums apple_tree fig_tree pruning grafted potting potting_shed cold_frame
  bean_poles canes topsoil manure fork_and_spade thinned germination grow_bags grow-bag hoe hoed hoeing allotments
  leeks chilli_plants basil_pots windowsill_herbs couch_grass slug seed_potatoes raised_beds planting sow_the
  in_the_beds flower_bed flower_beds flowerbed flowerbeds veg_bed garden_shed seed_tray seed_trays seed_catalogue
  seed_swap potted_up potting_on pricked_out hardening_off planted_out planted_the planting_out sowed_the deadheading
  deadheaded strimmer strimmed raking_leaves raked_leaves leaf_mould leafmould digging_over weed_killer bindweed
  nettles_out blight tomato_plants tomato_plant bean_plants broad_bean first_tomato first_strawberries rose_bush
  rose_bushes pruned_the window_box window_boxes pot_plants house_plant bird_table_in green-fingered green_fingers
  horticulture allotment_committee plot_holder repotting weeding_the first_frost_got watered_the_plants
  watering_the_plants cut_the_hedge trimmed_the_hedge compost_bin dug_the garden_gate_open the_raised_beds
  the_vegetable_patch harvested_the first_potatoes dug_potatoes picked_beans glut | soil roots shed flowers plants dug
  digging bloom watered plant rows clay fruit pond herbs fork_over raking beds blossoms leek cabbage kale raspberries
  strawberries blackberries gooseberries zucchini pumpkins marrows spade tulips dahlias hydrangea lavender peonies
  fuchsias begonias pear_tree plum_tree garlic_cloves sprouts_plants hedge trowel plot bench gardens seeds_in lettuce
  marigolds garden_centre mowing lawnmower potted_plants mow mowed mown lawn seeds planted raked rake hosepipe carrots
  parsnips cabbages spuds rhubarb courgettes dug_up_the dug_in digging_up blossom netting sieved cuttings daffodils
  snowdrop crocus crocuses sunflowers mowed_the_grass cut_the_grass cutting_the_grass gardener
nature@nature 0.9 - nature woods forest wildlife | birdsong trees birds owl deer meadow woodland foxes hedgehog
  butterflies forest_path meadows hares deer_in bluebells primroses foraging birdwatching nesting swallows_back
  woodland_walk nature_reserve national_park wild_flowers wildflowers wildflower dragonfly dragonflies otter otters
  beaver frogspawn tadpoles forager foraged red_squirrel wild_garlic | tree clouds fox heron swan swans ducks nest
  nests hare rabbits moths moon stars sunset sunrise oak beech fern ferns swallows waterfall starlings woodpecker
  kestrel buzzard bats snowdrops starlight moonlight geese_over binoculars sky river leaves bird badgers badger
  kingfisher blackbird
sea@sea 2.2 the sea boat ocean harbour harbor beach | waves tide nets shore seaside sailed trawler seagulls cliffs
  coast coastal pier rock_pools paddled dinghy trawlers fisherman lifeboat lapping harbour_wall breakwater buoy
  shingle seaweed wading yachts hull_scraped tiller rudder jetty barnacles saltwater surf_break wetsuits paddleboard
  kayak kayaking beach_hut clifftop narrowboat narrowboats houseboat barge barges widebeam mooring moorings moored
  lock_gate lock_gates bilge bilge_pump marina boatyard beaches seafront sea_front sea_air sea_wall high_water
  rock_pool rockpools sandcastle sandcastles crabbing beachcombing coast_path coastline shoreline cove lagoon sailors
  | water island wind deck sails lighthouse surf_line dive waded the_pier salt sand gulls wave dunes sailing fishermen
  boats docks
mountains@mountains 1.5 the mountains mountain hut | mountainside alps highlands peaks base_camp glacier via_ferrata
  hill_fog mountain_rescue | summit ridge
weather@weather 2.1 the weather rain snow storm ~heat wind frost | rained raining snowed snowing heatwave thunder
  drizzle fog icy sleet rainy windy sunny_spell downpour hail humidity humid thunderstorm blizzard icicles gale gales
  sunburn sweltering boiling_hot rainclouds raining_again mizzle slush snowed_in snowdrift snowflakes minus_nineteen
  minus_ten degrees_below windchill fog_bank thaw thawed heat_wave heatstroke thirty_degrees muggy storms stormy
  thunderclap barometer winter_dark dark_mornings dark_at_four short_days drizzling black_ice clocks_went no_sun
  little_light raining_all rained_all bucketing_down pissing_down pouring_down pelting tipping_down chucking_it
  lashing_down torrential rainstorm rainstorms snowfall snowstorm snowy snowman snowed_again snow_day sledging
  sledding hailstones hailstorm tornado hurricane typhoon monsoon harmattan heatwaves scorching roasting_hot
  baking_hot bitterly_cold freezing_cold baltic_out chilly wind_chill gusts gusty blustery overcast gloomy sunshine
  sunny_day first_sun weather_forecast weather_app weather_warning yellow_warning amber_warning storm_warning
  cold_snap frosty below_zero minus_five minus_twenty snowing_again snow_on_the wet_through drenched soaking_wet
  soaked_through sunburnt sunstroke clammy sultry hot_today hot_day hot_night too_hot_to cold_today cold_morning
  bitter_cold arctic icy_roads ice_on_the frost_on_the foggy fog_so winds rains temperatures wet_day grey_day
  windy_day windy_night stormy_night | cold winter raincoat grey_sky ice cloud dark sky lightning flooded umbrella
  light_box sad_lamp heat clocks_change sun sunny mud wet damp puddles mist misty forecast clouds so_hot so_cold
  too_hot nippy freezing soaked knots
phone@calling 1.7 my ?phone scrolling | scrolled notifications tiktok screen_time feed_scroll doomscrolling
  doom-scrolling reels smartphone screen-time off_my_phone my_phone_away phone_addiction addicted_to_my screentime
  social_media tik_tok insta_stories influencer influencers doomscrolled scrolling_through scroll_through
  deleted_instagram deleted_facebook deleted_the_app deactivated likes_on snapchat phone_ban phone_free dumbphone |
  facebook twitter mobile cell_phone group_chat unread_messages lock_screen screen_cracked screen on_my_phone
  instagram notification
calls@calling 1.6 - phone_calls phone_call | voicemail video_call whatsapp facetime voice_note voice_notes
  voice_message skype read_receipt two_ticks blue_ticks facetimed video-called video_calls video_called rang_mum
  rang_mam rang_dad answerphone dial_tone long-distance_call satellite_phone call_centre_calls long_call sunday_call
  weekly_call video_chat voice_memo voice_memos voicemails missed_call missed_calls telephone_call never_picks_up
  didn't_pick_up wouldn't_pick_up facetimes left_on_read | ~call rang_my unread ticks unanswered text message called
  phone rang phoned texts texted messages ~calls rang_me phoned_me rang_home called_home left_a_message phone_rang
  hung_up zoom call_with call_from
letters@letters 1.5 the ?letter postcards | postman postcard letterbox_clattered wrote_to_her wrote_to_him handwritten
  her_letters his_letters pen_pal penpal wrote_a_letter write_a_letter writing_a_letter wrote_her_a wrote_him_a
  old_letters love_letter his_letter her_letter letter_from my_letter unsent_letter | stamp post envelopes card paper
  pen handwriting sealed letters envelope the_envelope stamped_addressed postage
news@news 1.2 the news | headlines election elections parliament headlines_again climate_report refugee_crisis
  headline front_pages news_alert news_channel prime_minister president_said | newspaper vote voted protest protests
  climate newspapers politics politician
war@war 2 the ?war | bombing sirens missile missiles air_raid ceasefire invasion evacuated evacuation bombs bombed
  shelled mobilised war_film wartime blitz rationing evacuee evacuees munitions ceasefire_talks the_war in_the_war
  war_started war_broke_out since_the_war during_the_war war_zone civil_war world_war frontline air_strike airstrike
  airstrikes shellings bomb_shelter bomb_shelters refugees_from war_memorial war_veteran prisoner_of_war
  prisoners_of_war | front army soldiers shelter drafted occupation bomb checkpoint shelling drones
papers@migration 2.5 - visa asylum citizenship migration ?papers residence_permit | refugee refugees immigration
  embassy deported home_office consulate asylum_seeker asylum_claim leave_to_remain work_permit green_card
  naturalisation home_office_letter refugee_council caseworker_letter settled_status residency visa_office
  interview_at_the indefinite_leave home_secretary migration_board refugee_camp asylum_interview deportation
  detention_centre biometrics overstayer refugee_status asylum_seekers immigration_lawyer appeal_hearing right_to_work
  visa_appointment citizenship_test passport_office immigration_office immigration_status undocumented without_papers
  visa_application visa_interview visa_refused h1b ilr naturalised oath_ceremony citizenship_ceremony asylum_claims
  right_to_remain home_office_interview deport deported_to my_papers our_papers asylum_papers immigration_papers |
  stamp stamped letter pending waiting lawyer detained overstayed agency biometric passport interview decision border
  interpreter document sponsorship permit
homesickness@migration 2.3 - homesickness missing_home being_far_from_home | homesick back_home my_country foreigner
  immigrant exile homesickness_again miss_home far_from_home my_homeland mother_tongue_country diaspora expat expats
  migrant migrants emigrated immigrated immigrants the_old_country another_country new_country left_my_country
  back_home_they in_my_country adopted_country my_village my_city hometown home_town my_mother_tongue my_language
  from_home_called miss_my_country missing_my_family miss_my_family miss_home_so so_far_from far_from_my
  away_from_home home_country my_home_country back_in_my first_christmas_away living_abroad moved_abroad life_abroad |
  abroad far_away homeland country flight far miss village food foreign adobo first_winter village_back smell_of_home
  old_country jollof overseas newcomer
belonging@migration 1.6 - belonging | outsider fit_in fitting_in not_from_here out_of_place misfit fit_in_here
  where_i_belong where_i_come my_people different_from_them identity don't_belong didn't_belong didn't_fit don't_fit
  do_i_belong belong_here belonged_here belong_anywhere where_home_is two_cultures mixed-race mixed_race half_and_half
  neither_one_nor outsiders odd_one_out my_roots heritage | name face come_from belong belonged one_of_us
  where_i'm_from
language@speaking 2.1 the language accent grammar | languages vocabulary fluent translate translation translator
  pronunciation pronounce duolingo english_class language_school language_course speak_english speak_german
  mother_tongue native_speaker bilingual phrasebook conjugation verbs verb tenses learning_german learning_english
  learning_french learning_spanish dialect swedish_class integration_course kanji hiragana fluent_in beginner_class
  grammar_book speaking_english speaking_german mispronounce accents syllables idiom idioms new_word new_words
  learned_the_word subtitle conjugate language_class language_exchange my_english languages_i language_app
  language_lesson language_lessons english_lesson english_lessons french_lesson spanish_lesson spanish_class
  german_lesson learn_english learn_german learn_french learn_spanish speak_french speak_spanish speaks_english
  my_spanish my_french my_german my_italian my_dutch my_welsh welsh_lesson irish_lesson arabic_lesson in_english_i |
  spelt pronounced subtitles french_class german_class sounds_like fluently english mispronounced alphabet alphabets
speech@speaking 2.6 my stammer stutter stammering | stammered stuttered speech_therapist stammerer blocked_on
  stuck_on_the speech_impediment speech_and_language stammers stutters stuttering stutterer speech_therapy
  my_speech_therapist block_on fluency | voice syllable speech vocal_cords
prison@prison 2.8 - prison ?probation | inmate inmates parole prisoner jail prisoners imprisoned warden parole_board
  prison_visit release_date wing_b cellmate behind_bars prison_officer prison_officers serving_time did_time
  doing_time ankle_bracelet ankle_monitor jailed incarcerated incarceration convict ex-con on_tag on_remand hmp
  sentenced convicts cellmates prisons | visiting visits ~cell ~guard ~wing ~yard ~sentence visiting_hall inside_for
  visit locked_up
court@court 2.3 - court ~trial jury | ~judge verdict barrister lawsuit courtroom testify testified plaintiff defendant
  hearing_date sentencing tribunal magistrate magistrates contact_order court_case court_date court_hearing
  court_order jury_duty jury_service jurors juror restraining_order pleaded_guilty pleaded cross-examined sued suing
  lawsuits prosecutor prosecutors convicted in_court to_court court_today the_courthouse jury_room the_jury jury_box
  jury_selection deliberations deliberating deliberated | lawyer solicitor statement solicitors hearing ~hearing bail
  judge witness mediator small_claims
farm@farming 2.5 the farm harvest lambing sheep cows lambs calves vineyard orchard herd milking farming | cattle
  tractor ewe ewes barn hay crops calf calved milk_price vines heifer heifers slurry silage cow goats hens farmland
  farmyard silage_clamp shearing shorn piglets pigs bullocks calving lambed arable hay_bales baling ploughed ploughing
  drilled_the_field livestock slaughterhouse abattoir market_day_pens quad_bike sheepdog milk_cheque udder mastitis
  smallholding tb_test lambing_shed farmhouse yard_gate tup hogget drench foot_rot pasture paddock hedge_laying
  tractors trailer_load vet_bill agronomist fertiliser tilled drystone fence_posts dagging piglet sow farrowing
  crops_failed irrigation drought_year olive_trees cellar_door sows farrowed harvests headland combine_harvester
  lower_field top_field the_flock flock_of calving_season lambing_season ranch rancher ranching ranchers cattle_drive
  feedlot farm_work farm_sale farm_shop farmworker farmhand silage_bales haymaking hay_season baler muck_spreading
  milk_tanker bulk_tank tb_reactor agri grain_prices seed_drill ploughed_field sugar_beet paddy_field beehive_yard
  grazing farms farmed herds | shed land grass sheds chickens acre acres shepherd fences fencing dipped geese sprayer
  field fields feed bull grain rams lamb grapes parlour combine crop farmers farmer poultry turkeys dairy barley wheat
  maize cassava spraying slaughtered
bees@farming 2.4 the ?bees hives beekeeping | hive swarm sting stung colonies colony bee beekeeper hive_tool beehive
  beehives bee_suit honey_harvest honeycomb beekeepers bee_club queen_cell queen_cells varroa swarmed my_bees our_bees
  | honey drones smoker brood
driving@driving 1.8 - ?driving driving_lessons driving_test driving_lesson | roundabout clutch instructor
  parallel_park stalled mirror_signal L-plates driver_license driving_licence l_plates learner three-point_turn
  hill_start examiner reverse_parking gear_stick gears learning_to_drive learn_to_drive passed_my_test failed_my_test
  failed_my_driving theory_test provisional_licence driving_school drivers_ed driver_ed learner_permit learners_permit
  clutch_control bay_parking emergency_stop hill_starts | car wheel lesson drove drive test licence
car@car 0.4 the ?car | mechanic tyre mot broke_down service_garage car_insurance new_car my_car_broke car_broke_down
  wouldn't_start flat_battery flat_tire engine_light clutch_went car_repair car_repairs car_trouble car_crash
  car_accident wrote_off written_off mot_test tow_truck dented jump_leads car_payment mechanic_said garage_rang
  garage_called car_died | garage breakdown
commute@commute 0.6 the ?commute commuting traffic | rush_hour train_home season_ticket replacement_bus train_delayed
  delayed_train northern_line the_8_15 platform_four packed_train seven_forty park_and_ride go-slow gridlock
  gridlocked traffic_jam traffic_jams roadworks standstill tailback tailbacks rush-hour danfo matatu jeepney
  marshrutka megabus missed_the_bus missed_my_bus missed_the_train missed_my_train bus_late bus_was_late
  train_cancelled cancelled_trains cancelled_train no_trains train_was_late rail_replacement park-and-ride two_buses
  long_commute drive_to_work drove_to_work bus_to_work train_to_work | station train delay carriage bus tube
  underground traffic_news standing_room running_late delayed platform
travel@travel 1.1 - travel travelling holiday journey | airport itinerary sightseeing tourist tourists
  passport_control backpacking backpackers airbnb road_trip camper_van campsite camping jetlag travelling_alone
  souvenir souvenirs boarding_pass departure_gate long_haul foreign_city interrail holidays_booked vacation vacations
  vacationing getaway weekend_away city_break day_trip day_out our_trip my_trip the_trip tripping_round sightsee
  tour_guide tour_group cruise_ship half-board all-inclusive beach_resort motel jet-lagged traveling travels
  globetrotting gap_year bucket_list night_train sleeper_train train_trip pilgrim_route camino passport_stamps flights
  | station map ticket bag travelled traveller landed took_off tent boarding guidebook hotel museum_in flight_home
  ferry_to plane flight trip abroad flew suitcase suitcases backpack trip_to hostel
volunteering@volunteering 2 - volunteering food_bank | volunteer volunteers shelter_shift soup_kitchen volunteered
  helpline listening_service soup_run beach_clean scouts night_shelter food_parcel food_parcels samaritans befriending
  litter_pick community_kitchen volunteering_at voluntary_work volunteer_shift charity_work charity_shop_shift
  fundraise fundraiser fundraisers sponsored_walk bake_sale pta committee_meeting village_hall_committee scout_leader
  cubs_pack girl_guides guide_leader lifeboat_crew crisis_line warm_hub community_fridge community_centre clean-up_day
  mentoring | brownies charity_shop charity
clothes@clothes 0.8 - clothes | shirt_collection wardrobe_full hand-me-downs clothes_shopping new_dress what_to_wear
  nothing_to_wear vinted depop thrift_store makeover wardrobe_clear | coat jumper wardrobe dress dress_up
  charity_shop_bags outfit outfits fashion dresses
flood@weather 2.9 the flood | sandbags flooding floodwater flood_plain flood_defences river_rose river_over
  foot_of_water silt burst_its_banks floods flood_water flood_warning water_came_in flooded_kitchen flooded_house
  flooded_basement flooded_cellar | under_water water_table flooded
drought@weather 2.7 the drought |
lighthouse@lighthouse 1.4 the lighthouse | foghorn foghorns fresnel | lamp keeper
island@island 1.3 the island | islanders the_islands | ferry mainland
christmas@christmas 2 - ?christmas | christmas_tree baubles tinsel mince_pies advent_calendar christmas_eve santa
  nativity christmas_cards christmas_dinner christmas_day xmas fairy_lights christmas_lights christmas_shopping
  christmas_presents christmas_present christmas_morning christmas_party christmas_lunch christmas_jumper
  christmas_alone over_christmas at_christmas this_christmas first_christmas xmas_eve new_year_eve thanksgiving
  thanksgiving_dinner hanukkah wrapping_presents | tree decorations presents stocking_fillers advent boxing_day turkey
boss@boss 1.4 my !boss !manager !supervisor !gaffer !foreman !line_manager | the_boss bosses the_gaffer boss_man
  line_manager_says micromanages boss_said boss_says boss_told boss_wants boss_asked boss_called boss_shouted
  manager_said manager_says manager_told manager_called manager_asked supervisor_said supervisor_says told_me_off
  bollocking telling-off got_told_off head_chef my_lead my_mentor team_leader new_manager new_boss bad_boss old_boss |
  boss manager gaffer supervisor foreman tutor
colleagues@colleagues 1.4 - colleagues workmates co-workers coworkers workmate | colleague co-worker coworker
  work_friends work_friend work_bestie labmates labmate crewmates my_teammates the_lads_at the_girls_at
  everyone_at_work office_gossip team_spirit girls_at_work lads_at_work people_at_work friend_from_work
  friends_from_work friend_at_work friends_at_work someone_at_work woman_at_work guy_at_work bloke_at_work night_crew
  our_crew the_crew_at new_starter new_girl_at work_mates work_mate rest_of_the_team girls_in_the_office
  lads_on_the_site the_day_staff | team staff office lads canteen lunch
birds@birds 1.9 - ?birds birdwatching birding | birdwatcher birders birder twitcher twitchers twitching rspb
  bird_feeder bird_feeders bird_table bird_hide bird_box nest_box nest_boxes nuthatch goldcrest goldfinch goldfinches
  chaffinch bullfinch greenfinch redwing redwings fieldfare fieldfares waxwing waxwings wagtail curlew curlews lapwing
  lapwings oystercatcher osprey peregrine sparrowhawk goshawk red_kite red_kites barn_owl tawny_owl cuckoo chiffchaff
  wheatear warbler warblers blackcap dunnock treecreeper long-tailed_tits blue_tit blue_tits great_tit coal_tit
  murmuration chickadee chickadees cardinals_at blue_jay hummingbird hummingbirds garden_birds bird_count bird_list
  life_list dawn_chorus fledglings fledged binoculars sparrow sparrows owls a_robin the_robin birdsong the_feeder
  bird_seed birdseed fat_balls | robin robins blackbird wren heron owl starlings swallows swifts woodpecker buzzard
  kestrel nest nesting feeder bird kingfisher
camping@travel 1.6 - camping | campsite camping_trip campfire campfires tent_pitched pitched_the_tent camp_stove
  sleeping_bags camper_van campervan caravan_site caravan_holiday caravanning motorhome glamping rv_park campground
  camped | tent sleeping_bag stove
housework@housework 1.3 - housework ?cleaning laundry chores ironing tidying washing-up decluttering | hoovered
  hoovering vacuumed vacuuming mopped_the scrubbed_the cleaned_the_house cleaned_the_kitchen cleaned_the_bathroom
  cleaning_the_house cleaning_the_kitchen spring_clean spring_cleaning deep_clean tidied tidy_up declutter decluttered
  messy_house the_mess washing_pile ironing_pile pile_of_washing hung_the_washing hung_out_the hanging_the_washing
  clothesline tumble_dryer did_the_dishes doing_the_dishes wash_the_dishes washing_the_dishes washed_the_dishes
  dishes_done house_work homemaker housewife bin_day took_the_bins marie_kondo hoovering_up doing_the_washing
  cleaning_up_after cleaned_the_whole house_cleaning chore_rota folding_clothes ironed_shirts dusting_the sweeping_the
  swept_the bleached housekeeping_day unloaded_the_dishwasher loading_the_dishwasher emptied_the_dishwasher | mop
  bleach dusted dusting polish dishes washing laundry_basket sink hoover vacuum ironed washed_up boxing_up
  boxing_day_sales loads_of_washing load_of_washing ironing_board washing_machine washing_line scrubbing
  changed_the_beds changed_the_sheets clean_sheets cleaned_the_oven
housebuying@home 2.4 - buying_a_house house_hunting | buy_a_house buying_the_house bought_a_house bought_the_house
  first_house first-time_buyer first-time_buyers first_time_buyer house_purchase put_an_offer offer_accepted our_offer
  asking_price house_viewing house_viewings stamp_duty gazumped gazumping survey_came homebuyer_report mortgage_broker
  mortgage_offer mortgage_application mortgage_adviser mortgage_approved conveyancer conveyancing selling_the_house
  sell_the_house selling_my_house for_sale_sign house_prices property_ladder rightmove zillow realtor open_house
  closing_date exchanged_contracts down_payment deposit_for_a zoopla | survey estate_agent viewing deposit completion
  offer chain surveyor viewings
party@party 1.2 the ?party | house_party dinner_party garden_party birthday_party baby_shower bridal_shower
  surprise_party party_planning planning_the_party barbecue bbq cookout potluck housewarming engagement_party
  party_bags party_games bouncy_castle party_invitations party_dress new_year_party after-party afterparty | guests
  balloons bunting invited invitations host hosting hostess cake
shopping@shopping 0.6 - shopping | weekly_shop big_shop supermarket_shop shopping_list shopping_centre shopping_mall
  retail_therapy impulse_buy | supermarket trolley aisle checkout groceries
`;
