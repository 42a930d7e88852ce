/** People, animals and homes in English diaries: see english.ts. */
export const englishPeopleTopics = `
mother 3.2 my mother mum mom mam mama mommy !ma !maw !mummy !mam !mumma momma mumsy ammi !amma !ammu | mother_day
  mothers_day | mums moms mummy ma mothering motherly mother_nature mother_superior mother_tongue mother_ship
  mother_of_pearl
father 2.7 my father dad papa daddy !da !pop !pops !abba !appa !abbu !baba !tata dada !faither | my_old_man
  the_old_fella my_auld_fella father_day fathers_day | dads fathers fatherly father_christmas father_figure father_ted
parents 3.2 my parents | mum_and_dad mom_and_dad mam_and_dad ma_and_pa mother_and_father mam_and_da mummy_and_daddy
  parents_divorce the_parentals | parent parental folks
sister 3 my sister sisters sis | half-sister our_lass sisterhood step-sister stepsister
brother 3.4 my brother brothers | half-brother big_bro little_bro step-brother stepbrother brotherly | bro sibling
  our_kid
daughter 3.7 my daughter daughters | my_little_girl my_wee_girl my_eldest_girl mother-daughter my_baby_girl
son 3.3 my son sons | my_little_boy my_baby_boy my_wee_boy my_lad our_lad my_wee_man my_little_man | son_of my_boy
husband@couple 4 my husband hubby | hubs my_other_half | other_half
wife@couple 4 my wife missus | wifey my_good_lady my_bride my_mrs better_half
partner@couple 3 my !partner boyfriend girlfriend fiancé fiancée | fiance fiancee our_relationship bf gf my_fella
  my_bloke my_feller my_babe my_boo bae partner_and_i living_with_him moved_in_together moving_in_together
  live_together living_together my_lover | partner other_half lover my_love
marriage@couple 2.5 - ?marriage | wedding_anniversary married_for years_married date_night couples_therapy
  couples_counselling silver_wedding golden_wedding couples_counsellor our_anniversary we_married got_married
  married_life married_to_me been_married happily_married unhappily_married marriages marital matchmaker matchmaking
  biodata married_people married_couple wedding_ring my_vows couple_therapy marriage_guidance relate_counsellor
  counselling_together sleeping_in_separate separate_beds separate_rooms spare_room_again ruby_wedding diamond_wedding
  tin_anniversary years_together loveless grew_apart growing_apart doesn't_listen_to doesnt_listen_to never_listens_to
  our_marriage my_marriage the_marriage years_of_marriage marriage_is long_marriage | married anniversary anniversaries
  wedded same_bed spouse marry quarrel spouses silences tenderness bickered nagged different_beds
grandmother 2.5 my grandmother grandma gran granny nan nana nanna grammy !mawmaw !mamaw !meemaw !nonna !abuela !oma
  !babcia !nani !dadi !gogo !lola !halmoni !bibi !teta !yiayia | great-grandmother great-gran my_nanny
  grandmother_house nan_house gran_house grannie nans nanas grandparents grandmas my_grams gramma nain mamgu bubbe
  nan_and_grandad | grandparent
grandfather 2.5 my grandfather grandad granddad grandpa gramps !papaw !pawpaw !peepaw !pappy !grampy !opa !nonno
  !abuelo !lolo !dziadek | great-grandfather great-grandad granda granpa grampa grandpop taid my_papaw my_opa my_nonno
  my_abuelo grandad_house grampy | grandfather_clock grandparents grandparent
grandchild 3 my grandchildren granddaughter grandson grandchild grandkids granddaughters grandsons grandkid |
  the_little_ones grandbaby grandbabies great-grandchildren great-grandson great-granddaughter great-grandchild
  being_a_gran being_a_grandad being_a_grandmother being_a_grandfather became_a_grandmother became_a_grandfather
kin 1.3 my aunt uncle cousin niece nephew auntie godmother cousins aunts uncles nieces nephews godfather godson
  goddaughter aunty | godchild godparents great-aunt great-uncle
inlaws 2 my in-laws mother-in-law father-in-law sister-in-law brother-in-law daughter-in-law son-in-law | in_laws
  inlaws mother_in_law father_in_law sister_in_law brother_in_law daughter_in_law son_in_law husband_mother
  husband_mum wife_mother wife_mum wife_parents husband_parents wife_family husband_family the_outlaws | his_parents
  her_parents
stepchild 2.5 my stepdaughter stepson stepmother stepfather stepdad stepmum stepchildren stepmom stepkids | step-mum
  step-dad step-parent blended_family step-children step-daughter step-son step-kids step_mum step_dad step_mom
  step_kids step_son step_daughter step-mother step-father bonus_mum step-parenting stepparent stepfamily
ex@loving 2.8 my ex ex-husband ex-wife | ex-boyfriend ex-girlfriend ex-partner exes ex_husband ex_wife ex_boyfriend
  ex_girlfriend ex_partner old_flame first_husband first_wife baby_daddy baby_father baby_mother
love@loving 1.3 - ?love heartbreak relationship | in_love kissed_me intimacy soulmate fell_for falling_for fallen_for
  kissed_him kissed_her first_kiss love_letter love_letters valentines in_love_again love_affair i_love_you
  love_you_too said_i_love crush_on a_crush an_affair his_affair her_affair love_of_my relationships fancied fancies_me
  snogged snogging smitten besotted infatuated infatuation lovesick romantic romantically unrequited kissing
  making_love made_love sex sex_life chemistry_between head_over_heels swept_off_my caught_feelings situationship
  valentine_day valentines_day courting courtship stole_a_kiss i_kissed kissed_back he_kissed she_kissed we_kissed
  he_likes_me she_likes_me likes_me_back i_fancy fancy_him fancy_her held_my_hand falling_in_love fell_in_love new_love
  | crush butterflies her_hand_over his_hand_over affair valentine kiss kissed romance lover loved loving
  stomach_flipped loved_him loved_her love_her love_him holding_hands held_hands spark_between sweetheart long-distance
  long_distance winked took_my_hand blushing
dating@loving 1.8 - dating | tinder app_date flirted first_date second_date swiping blind_date dating_site met_online
  a_date_with on_a_date our_date my_date third_date hot_date double_date date_night dating_app dating_apps
  dating_profile the_apps grindr okcupid plenty_of_fish match_com flirting flirty chatted_me_up chat_up_line
  asked_me_out asked_him_out asked_her_out ask_her_out ask_him_out stood_me_up stood_up_by swiped_right seeing_someone
  seeing_somebody met_someone met_a_man met_a_woman single_life being_single | swiped matched singles hinge flirt ~date
  ~dates profile message swipe bumble
breakup@loving 2.3 - breakup break-up | broke_up broken_up break_up breaking_up ghosted broken_heart broken_hearted
  moved_his_things moved_her_things end_of_us over_between_us not_in_love single_again got_back_together split_up
  dumped_me dumped_him dumped_her got_dumped been_dumped broke_it_off break_it_off breakups break-ups break_ups
  ended_things ended_it_with finished_with_me finished_with_him finished_with_her packed_me_in chucked_me ghosting
  get_over_him get_over_her getting_over_him getting_over_her still_love_him still_love_her want_him_back want_her_back
  he_ended_it she_ended_it breaks_up heartbroken_over | dumped walked_out moved_on his_half her_half keeping_the_flat
  left_him left_her he_left_me she_left_me when_he_left when_she_left unfollowed since_he_left since_she_left
  blocked_him blocked_her single heartbroken ended_it left_me moved_out split lonely_hearts we_split rebound the_split
  our_old_flat returned_the_key
divorce@loving 2.6 the divorce separation custody | divorced decree_absolute child_maintenance alimony custody_hearing
  every_other_weekend nisi custody_battle divorce_papers family_law custody_weekend co-parent co-parenting
  soon-to-be-ex financial_settlement divorce_final divorcing divorces divorcee divorcée we_separated separated_from
  separating_from legally_separated custody_arrangement residency_order child_support custody_agreement visitation
  parenting_plan shared_parenting family_court_again no-fault consent_order financial_order divorce_lawyer
  divorce_settlement his_weekend_with her_weekend_with between_two_houses when_we_separated since_we_separated
  since_the_split since_the_divorce have_the_kids has_the_kids got_the_kids kids_this_weekend every_second_weekend
  alternate_weekends week_on_week weekend_dad his_week_with her_week_with my_week_with | petition weekends_with
  bunk_bed her_solicitor his_solicitor two_houses two_homes judge_ruled contact_centre mediator mediation separated
  decree final_order the_solicitor our_solicitor solicitors the_settlement split_the access_visit solicitor forms
  papers settlement weekends judge maiden_name papers_signed half_the_house
wedding 2 the ?wedding | bridesmaid best_man bridal honeymoon wedding_dress registry_office hen_do stag_do hen_party
  best_man_speech rehearsal_dinner church_booking bridesmaids wedding_list table_plan wedding_speech the_vows
  walk_me_down down_the_aisle wedding_cake wedding_venue the_groom wedding_day got_engaged getting_engaged
  engagement_ring engagement_party proposed_to_me proposed_to_her proposed_to_him she_said_yes he_proposed i_proposed
  bride-to-be groom-to-be maid_of_honour maid_of_honor groomsman groomsmen flower_girl page_boy wedding_plans
  wedding_planner wedding_party wedding_guest wedding_guests wedding_invitations wedding_present weddings
  wedding_reception wedding_night newlywed newlyweds eloped nuptials walking_her_down giving_her_away bridezilla
  save_the_date marrying getting_married get_married hens_night bachelorette bachelor_party hen_weekend stag_weekend
  wedding_photos wedding_photographer mehndi sangeet nikah baraat chuppah bridal_shower lobola the_wedding her_wedding
  his_wedding their_wedding my_wedding a_wedding | vows caterer engaged engagement proposed proposal invitations
  florist bouquet registrar_office seating_plan seating_chart first_dance groom guest_list venue dress veil guests
  napkins cake speech marquee seating ushers confetti elope bride our_wedding reception_venue
baby 2.9 the ?baby babies newborn motherhood | nappy nappies diaper diapers colic breastfeeding breastfed sterilizer
  steriliser swaddle bottle_feed teething health_visitor lactation nappy_bag swaddled sleep_training cluster_feeding
  postpartum postnatal newborns babygro cried_all_night breast_pump expressed_milk moses_basket bassinet colicky
  newborn_smell maternity_leave paternity_leave first_smile first_tooth the_twins newborn_twins bottle_feeding
  breast_milk nappy_change changing_mat cot_bed baby_monitor baby_carrier baby_cried my_twins infant_son
  infant_daughter baby_boy baby_girl bub bubba breastfeed breastfeeds nursing_him nursing_her baby_brain baby_group
  baby_class baby_sensory baby_blues baby_wipes baby_gro tummy_time contact_nap contact_naps wake_window wake_windows
  milk_came_in mastitis tongue-tie tongue_tie gurgling gurgled gurgles postnatal_depression postpartum_depression
  purees night_feed night_feeds three_am_feed little_bundle bundle_of_joy cry_it_out sleep_regression babywearing
  nappy-changing diaper_bag lactating fontanelle cradle_cap teethes poonami birth_story gave_birth giving_birth
  the_birth in_labour c-section_scar epidural my_baby our_baby the_baby | crawling crawled maternity dummy latch
  formula infant cot paternity pacifier rocked rocking winding months_old weeks_old six_weeks_old nipples teat teats
  jaundice burp burped twins twins' onesie midwife sleep_deprived feeding feeds fed crib weaning six_weeks muslin
  cuddled_him gurgle baby_steps baby_shower baby_sitter pushchair stroller pram highchair high_chair babbling muslins
  weaned
pregnancy@expecting 3 - pregnancy | pregnant trimester trimesters antenatal morning_sickness midwives c-section
  pregnancy_test baby_bump antenatal_class waters_broke labour_ward my_bump weeks_along weeks_gone pregnancies
  positive_test expecting_a_baby expecting_our expecting_her she_expecting expectant mum-to-be dad-to-be birth_plan
  birthing birthing_partner doula dating_scan anomaly_scan twenty-week_scan twelve-week_scan twelve_week_scan
  baby_shower gender_reveal gestational stretchy_trousers kicks_inside baby_kicked kicked_inside felt_it_kick
  first_kicks braxton_hicks overdue_baby induction_date preeclampsia pre-eclampsia in_utero unborn maternity_clothes
  maternity_jeans waters_went waters_breaking placenta obstetrician up_the_duff knocked_up | ultrasound womb bump
  due_date expecting two_lines thirty_weeks twenty_weeks hospital_bag scan heartbeat midwife maternity nursery nausea
  dilated contractions
fertility@expecting 2.8 - ivf fertility infertility embryo embryos | ovulation trigger_shot egg_collection
  embryologist clomid stims egg_freezing two-week_wait stimming trying_for_a trying_to_conceive ttc conceiving
  childless childlessness childfree infertile fertility_clinic fertility_treatment another_negative donor_egg
  egg_donor donor_eggs sperm_donor surrogacy icsi iui low_amh blastocyst embryo_transfer ovulating ovulation_test
  never_have_children can't_have_children cant_have_children couldn't_have_children couldnt_have_children
  can't_have_kids cant_have_kids couldn't_have_kids couldnt_have_kids no_children_of period_came_again
  biological_clock want_a_baby wanted_a_baby | retrieval sperm progesterone implantation injection injections scan
  conceive barren follicles surrogate fertilised negative_test
miscarriage@expecting 2.8 - miscarriage stillbirth | miscarried miscarry miscarrying lost_the_baby losing_the_baby
  lost_our_baby lost_a_baby stillborn ectopic no_heartbeat baby_loss rainbow_baby tiny_coffin pregnancy_loss
  angel_baby
children@raising 1.8 the children kids toddler | bedtime_story toddlers preschool kindergarten school_gates
  nursery_school babysitter babysitting tantrum tantrums my_little_one daycare childcare childminder school_play
  nativity_play paddling_pool tooth_fairy my_eldest my_youngest my_little_girl my_little_boy my_boys my_girls our_boys
  our_girls my_babies the_little_ones the_wee_ones weans bairn bairns kiddo kiddos kiddies littlies my_little_ones
  nursery_run teenager teenagers my_teen teens tween tweens preteen two-year-old three-year-old four-year-old
  five-year-old six-year-old seven-year-old eight-year-old nine-year-old ten-year-old year-old_son terrible_twos
  potty_training potty-training potty soft_play playgroup play_group toddler_group after-school_club breakfast_club
  holiday_club home-school homeschool homeschooling home-schooling nursery_pick-up school_drop-off school_pick-up
  world_book_day costume_for_school bedtime_stories bedtime_battle naughty_step reward_chart star_chart fussy_eater
  fussy_eating sibling_rivalry playdates paw_patrol peppa_pig bluey cbeebies tucked_them_in tucked_him_in
  tucked_her_in kids_to_bed kids_in_bed the_eldest the_youngest | nursery playground lego half-term sports_day_race
  swings slide_in_the dolls dinosaur dinosaurs trampoline pocket_money the_boys the_girls packed_lunch lunchbox
  lunchboxes bathtime childhood playdate nanny child school_run toys pyjamas bunk_beds buggy nits babysat tooth
  parents_evening
family 1.1 - family | relatives family_dinner family_meal family_gathering family_reunion family_get-together family_do
  family_secret family_secrets family_history family_tree family_feud family_life family_holiday family_chat
  family_group kinfolk kin siblings my_lot our_lot flesh_and_blood blood_is_thicker black_sheep | generations clan
parenthood@raising 1.5 - parenting fatherhood motherhood parenthood | mum_guilt single_mum single_dad single_mother
  single_father stay-at-home_mum co-parenting being_a_dad being_a_mum being_a_father being_a_mother good_mother
  bad_mother good_father bad_father father_of_two mother_of_two working_mum working_mother being_a_parent new_dad
  new_mum new_father new_mother first-time_dad first-time_mum dad_guilt as_a_father as_a_mother as_a_dad as_a_mum
  mum_life raising_a_child raising_children raising_kids raising_boys raising_girls raising_him raising_her
  bringing_up_children bring_up_children brought_them_up single_parent lone_parent solo_parent stay-at-home_dad
  stay-at-home_mom house_husband househusband mom_guilt bad_mum bad_mom bad_dad good_mum good_mom good_dad rubbish_mum
  rubbish_dad terrible_mother terrible_mum terrible_father worst_mother worst_mum mum_of_two mum_of_three dad_of_two
  mother_of_three father_of_three mum_of_four becoming_a_mother becoming_a_father became_a_mother became_a_father
  working_mom parenting_books parenting_course pushy_mum pushy_mother pushy_parent snapped_at_them | paternity parent
  lost_my_temper strict telling_off
adoption@raising 2.8 - adoption fostering foster_care | birth_mother adoptive birth_parents birth_father adopters
  adoption_file adoptee biological_mother biological_father adoptive_mother adoptive_parents looked-after
  foster_mother foster_father foster_mum foster_dad foster_child foster_children foster_carer foster_carers
  foster_parent foster_parents foster_home foster_family adoptees birth_mum birth_dad birth_parent birth_family
  biological_parents biological_mum real_mum real_mother real_parents contact_visit contact_visits supervised_contact
  supervising_social care_leaver children_home taken_into_care special_guardianship kinship_care ancestry_match
  bio_mom bio_dad adopted_me adopted_him adopted_her was_adopted i'm_adopted im_adopted being_adopted am_adopted
  got_adopted | placement foster fostered reunion_with_my social_worker_letter birth_certificate blood_relative
  matching_panel life_story ancestry adopted adopting dna_test dna_match
money@money 3.3 - money finances savings wages cash ?budget | skint overdraft paycheck cost_of_living afford
  money_worries payslips cash_flow savings_account bank_balance tight_month pension_pot food_bank_voucher paycheque
  pay-cheque remittance remittances school_fees western_union salary_in child_benefit housing_benefit
  universal_credit_payment winter_fuel heating_bill yellow_stickers yellow_sticker pawnshop pawned pounds_left
  quid_left mortgage_people overdrawn broke_again can't_afford cant_afford couldn't_afford couldnt_afford couldn't_pay
  couldnt_pay can't_pay cant_pay tight_this_month count_the_pennies payslip food_bank saved_up pay_rise card_declined
  on_benefits disability_benefit benefits_stopped benefit_sanction sanctioned_again money_problems money_trouble
  money_troubles no_money money_tight money_is_tight money_left hard_up brassic potless boracic check_to_check
  ends_meet scrimp scrimping scrimping_and_saving scrape_by scraping_by scraped_together penniless poverty cannot_pay
  can't_afford_it cant_afford_it couldn't_afford_it couldnt_afford_it afford_it afford_to afford_the not_afford
  affordable financial financially pay_check pay_cheque pay_packet wage rise_in_pay wages_in wage_slip dosh wonga
  moolah food_stamps ebt_card snap_benefits social_security_check disability_check stimulus_check welfare_check
  pip_payment universal_credit_went uc_payment cost_of_everything price_of_everything price_of_food everything_costs
  prices_gone_up inheritance nest_egg rainy_day_fund emergency_fund piggy_bank pension_fund bank_statement
  bank_balance_down bank_account overdraft_limit insufficient_funds declined_again card_got_declined counting_pennies
  counting_coins count_every_penny penny-pinching penny_pinching money_home hand_to_mouth belt_tightening
  tighten_our_belts strapped_for | bank salary benefits penny purse tax tax_return expense expenses hardship
  insurance_claim bank_card maintenance_payment current_account petty_cash tips_jar second-hand secondhand pound_coins
  brown_envelope budget_supermarket groceries_bill invoice_paid expensive remit frugal thrifty food_shop pay paid price
  cost cheap owe owed fee fees unpaid wallet coins pennies costs tenner fiver sums pounds quid dollars euros budgeting
  bargain earn earning heating_on heating_off strapped wealth pay_day pension payday
debt@money 3.3 - debt debts loan loans | bailiff bailiffs repayments lender minimum_payment bankruptcy debt_collector
  debt_collectors klarna repaid repayment_plan debt_adviser debt_advice default_notice maxed_out loan_shark
  credit_card_bill debt-free owe_him_money owe_them_money owed_money owes_me_money owe_money borrow_money
  borrowed_money lend_me_money lend_him_money lent_him_money debt_collection debt_letter debt_charity stepchange iva
  insolvent insolvency repossessed repossession ccj moneylender pawn_shop pawnbroker behind_on_payments buy_now_pay
  interest_on_the monthly_payment monthly_payments | credit_card owed borrow borrowed interest_rate brown_envelopes
  red_letter lent repay credit_cards credit interest envelopes repayment statements in_the_red borrowing maxed
bills@money 3.1 - bills rent mortgage | landlord landlady arrears gas_bill eviction direct_debit council_tax
  energy_bill smart_meter prepayment_meter rent_increase security_deposit mortgage_payment boiler_bill electric_meter
  gas_meter top-up_key rent_due rent_day rent_book notice_to_quit evicted utility_bill service_charge mortgage_letter
  unopened_letters unopened_envelopes final_demand behind_with_the rent_money rent_went_up rent_gone_up phone_bill
  heating_bill electric_bill electricity_bill bill_came mortgage_rate remortgage fixed_rate mortgage_payments
  payment_plan red_bill final_notice eviction_notice section_21 disconnection shut-off_notice slumlord letting_agents
  rent_review | electricity meter standing_order tenancy water_bill bill heating deposit tariff
moving@home 3 - ?moving ?packing relocation new_home | moving_house removal_van movers moved_in moving_in moving_out
  moving_day removal_men house_move new_flat new_house new_apartment moving_boxes bubble_wrap storage_unit downsizing
  moved_house moved_flat change_of_address exchange_contracts self-storage house_clearance moving_abroad emigrating
  emigrate emigration relocating relocated packing_cases bubble-wrap new_city new_town new_country sold_the_house
  removals our_old_house forwarding_address moving_home moving_flat moving_back moving_away move_house move_out
  the_move our_move big_move moving_truck moving_van removal_company packed_up_the packing_up packing_boxes
  packing_tape the_new_place moved_back moved_back_in moving_countries relocate uprooted uprooting settling_in
  leaving_this_house handed_back_the got_the_keys collected_the_keys | tenancy unpacked unpacking unpack third_floor
  no_lift leaving_do one-way_ticket sold_the_car gave_notice_on new_keys spare_key key_cut box_labelled boxes_in
  left_the_flat new_place letting_agency first_night_in boxes packed completion estate_agent lease moved
  cardboard_boxes flat-pack move_in moved_away settled_in moved_here
house@home 1.7 the ?home ?house ~flat apartment | lease studio_flat council_flat council_house housing_association
  house_share shared_house shared_flat my_flat our_flat my_own_place a_place_of bedsit tiny_flat one-bedroom
  one_bedroom two-bedroom tower_block high-rise council_estate mobile_home trailer_park sofa-surfing sofa_surfing
  couch-surfing housing_list housing_officer temporary_accommodation social_housing housing_benefit_form
  home_sweet_home home_feels feels_like_home a_home_of making_a_home overcrowded | home_alone rented cottage
  conservatory living_room tenant cabin_in_the sofa_bed bungalow lodger lodgers the_landlord houseboat cabin caravan
  care_flat sublet rooms furniture attic loft cellar spare_room ikea wallpaper my_house our_house family_home
  old_house homeless homelessness
repairs@home 2.1 the repairs ?roof boiler plumbing renovation ~damp | leak leaking plumber ceiling_stain leaky
  renovating renovate diy replaster new_kitchen kitchen_refit roofers roofer subsidence tiles_off subsiding dry_rot
  woodworm replastered blocked_drain sink_blocked no_heating no_hot_water rising_damp damp_patch damp_course damp_proof
  damp_walls leaks leaked burst_pipe pipe_burst burst_pipes frozen_pipes handyman handymen kitchen_fitter new_bathroom
  bathroom_refit loft_conversion extension_plans the_builders new_roof stripped_wallpaper wallpapering
  painting_the_walls fixer-upper do-er-upper doing_up_the done_up_the broken_washing_machine washing_machine_broke
  fridge_broke broken_fridge boiler_man heating_engineer no_heat heating_broke broken_heating toilet_blocked
  blocked_toilet dripping_tap leaking_tap fix_the_roof fixing_the_house house_falling_apart doer-upper mouldy_walls
  black_mould black_mold | builder builders slate slates gutter gutters survey decorating decorator plunger electrician
  paint pipes tiles broken ceiling plaster rewire rewiring mould mold scaffolding
neighbours 2 the neighbours neighbour neighbors neighbor | street_party the_man_upstairs the_woman_upstairs
  the_man_downstairs woman_downstairs old_lady_next the_family_next across_the_hall young_couple_next people_upstairs
  man_next_door woman_next_door lady_next_door couple_next_door family_next_door girl_next_door boy_next_door
  them_next_door flat_above flat_below neighbourhood_watch over_the_fence party_wall hoa neighbourhood_group
  residents_association thin_walls neighbourly | next_door residents number_sixty upstairs_neighbour tenants'_meeting
  fence estate our_street
friendship@friends 3.2 - friendship friends best_friend friend | bestie friendships girls_night friend_group bff
  besties penfriend friendship_group friends_again stood_by_me nights_out friends_from old_schoolfriend my_pal
  lost_touch kept_in_touch back_in_touch we_hadn't_spoken we_hadnt_spoken friends_who !mate !mates !pal !pals !buddy
  !bestie !chum !homie !homies !bff best_pal best_buddy bezzie friend_of_mine friends_with friend_from friends_group
  no_friends friendless friend_breakup two-faced befriended befriend hung_out_with hang_out_with hanging_out_with
  hanging_with chinwag natter nattered girls'_night girls_night_out lads_night lads_night_out girls_weekend third_wheel
  cliquey clique popular_group my_circle mates best_mate old_mate mate_of_mine a_mate good_mate old_friend close_friend
  old_friends good_friend dear_friend new_friend new_friends school_friend my_friend my_friends | mates' catch_up
  falling_out reunion group_chat banter pub_quiz flatmate_and_i group_of_us whatsapp_group mucker in-joke drifted_apart
  confided best_man invited invite gossip catching_up sleepover pal pals party hug buddy chum laughed laughing text
  hadn't_spoken hadnt_spoken there_for_me mate
dog@pets 2.2 the ?dog puppy | dogs leash paws kennel walkies puppies labrador spaniel terrier collie greyhound dog_park
  wagged wagging dog_bed kibble dog_walker off_the_lead on_the_lead wet_nose wagging_tail whippet beagle poodle
  dachshund pug staffie lurcher spaniels dog_walk dog_food dog_hair dog_basket dog_walking dog_sitting dog-sitting
  dog_training pup pups doggy doggo pooch mutt mongrel labradoodle cockapoo cavapoo springer jack_russell chihuahua
  german_shepherd alsatian rottweiler shih_tzu dalmatian pitbull dog_bowl puppy_class dog_show poo_bag poo_bags dog_poo
  tail_wags dog_died dog_vet my_dog our_dog the_dog my_old_dog | husky muzzle claws whining good_boy good_girl old_boy
  his_lead her_lead retriever bark barked wag lead collar fur vet licked sniffed sniffing whined paw basket kennels
  treats rainbow_bridge dog-eared dog_days barking setter put_to_sleep hound
cat@pets 2.2 the ?cat kitten | cats purring purred litter_tray kittens tabby meowed meow miaow scratching_post cat_flap
  tomcat moggy hairball cat_food cat_carrier catnip cat_basket kitty pussycat ginger_tom tortoiseshell siamese
  maine_coon kitty_litter purrs cat_bed cat_died cat_vet cat_sitting catflap whiskers mog mewing mewed cat_hair feline
  my_cat our_cat the_cat the_kitten my_kitten | purr litter vet mouse claws fur scratched cat_nap
horse@pets 2.2 the ?horse horses | mare foal pony horseback farrier mucking_out mucked_out tack_room stables hay_net
  haynet dressage hack_out hacked_out horsebox ponies colt stallion gelding fillies filly equine show-jumping
  showjumping my_horse the_horse our_horse the_horses | stable saddle jockey canter gallop rider riding trot hay bridle
  reins livery hooves hoof lunging
village 0.9 the village | villagers village_hall villages parish_council village_life village_shop village_pub
  village_fete
animals@pets 1.7 - animals pets | my_pet rabbit_hutch hamster guinea_pig guinea_pigs budgie parakeet parrot tortoise
  gerbil ferret ferrets chinchilla pet_rabbit animal_shelter animal_rescue rescue_centre vet_nurse veterinary gecko
  bearded_dragon snake_tank terrapin cockatiel chicken_coop hen_house | animal rabbit rabbits hutch vet cage hen hens
  bird_feeder pet goldfish fish_tank aquarium bunny
roommate@roommate 2 my roommate housemate flatmate roommates housemates flatmates | flat_mate flat_mates room-mate
  room-mates flat_share flatshare house_share houseshare shared_house shared_flat shared_kitchen washing-up_rota
  cleaning_rota passive-aggressive_note someone_ate_my flatmate_and_i | fridge_shelf washing_up dishes
emptynest@raising 2.3 - empty_nest | empty-nest empty_nester empty_nesters leaving_home leaves_home flown_the_nest
  fly_the_nest flew_the_nest her_empty_room his_empty_room her_old_room his_old_room her_empty_bedroom
  his_empty_bedroom off_to_uni off_to_university off_to_college away_at_uni away_at_university away_at_college
  left_for_uni left_for_university left_for_college goes_to_uni kids_have_left children_have_left kids_are_grown
  children_are_grown kids_grown_up children_grown_up grown-up_children grown_children | left_home leave_home uni
longing@longing 1.5 - longing missing_someone | long-distance long_distance long-distance_relationship
  distance_between miss_him_so miss_her_so miss_him_already miss_her_already miss_him_terribly miss_her_terribly
  i_miss_him i_miss_her i_miss_you missing_him missing_her i_miss_them yearning yearn yearned yearning_for pine_for
  pined pining pining_for ache_for longed_for longed_to longing_for apart_from_him apart_from_her time_zones
  time_difference time_zone wish_he_was wish_she_was wish_he_were wish_she_were till_he_comes | miss missed missing
  far apart distance missing_my long_to wish_you_were miss_you missing_you
`;
