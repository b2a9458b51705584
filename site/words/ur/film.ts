export const loading = "فلم لوڈ ہو رہی ہے";
export const ourStory = "ہماری کہانی";
export const plantRoom = "پلانٹ روم کا چکر";
