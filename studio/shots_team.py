"""The four portraits."""
from portraits import team
from shots import shot

LOOK = {"key": .24, "contrast": 1.30, "saturation": 1.12, "vignette": .18, "bloom": .03}
PORTRAITS = {"haris-mehmood": team.managing_director, "nadia-farooqi": team.chief_architect, "maitha-al-mansoori": team.sales_director,
             "thomas-brennan": team.head_of_engineering}
for key, build in PORTRAITS.items():
    shot(f"team/{key}", (810, 1050), build, **{**LOOK, "exposure": -.45 if key == "haris-mehmood" else 0})
